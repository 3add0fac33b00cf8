import type { Facts } from '../../rules/index.ts';
import type { secretRules } from '../../rules/text/index.ts';
import type { SecretKind } from '../../rules/text/live-secret.ts';
import type { Words } from '../wording.ts';

/** Kinds of credentials, by their English names. */
const kinds: Readonly<Record<SecretKind, string>> = {
  'API key': 'kunci API',
  'GitHub token': 'token GitHub',
  'AWS access key': 'kunci akses AWS',
  'Slack token': 'token Slack',
  'Slack webhook': 'webhook Slack',
  'Google API key': 'kunci API Google',
  'Stripe key': 'kunci Stripe',
  'GitLab token': 'token GitLab',
  'npm token': 'token npm',
  'Hugging Face token': 'token Hugging Face',
  'private key': 'kunci privat',
  'JSON Web Token': 'JSON Web Token',
};

export const secretWords: Words<Pick<Facts, (typeof secretRules)[number]['code']>> = {
  'text/secret-key': {
    message: (data) => `${data.key} adalah nama sebuah rahasia, dan rahasia tidak boleh ada dalam dokumen ini.`,
    hint: () => 'Hapus, dan simpan rahasianya dalam pengaturan alat yang menjalankan agen.',
  },
  'text/live-secret': {
    message: (data) => `Nilai ini memuat sesuatu yang tampak seperti ${kinds[data.kind]} (${data.start}…).`,
    hint: () => 'Hapus, lalu ganti di tempat penerbitnya jika dokumen ini sudah keluar dari komputer Anda.',
  },
  'text/link-credentials': {
    message: ({ kind, parameter }) =>
      kind === 'password'
        ? 'Tautan ini memuat nama pengguna dan kata sandi.'
        : `Tautan ini memuat kredensial, yaitu pada parameter ${parameter}.`,
    hint: () =>
      'Tulis tautannya tanpa kredensial, lalu ganti kredensial itu jika dokumen ini sudah keluar dari komputer Anda.',
  },
};
