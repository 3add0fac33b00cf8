import type { hostedRules } from '../../rules/hosted/index.ts';
import type { Facts } from '../../rules/index.ts';
import type { Words } from '../wording.ts';
import { or } from './prose.ts';

const priced = (models: readonly string[]) =>
  models.length > 0 ? `Gunakan ${or(models)}.` : 'Gunakan id lengkap sebuah model.';

export const hostedWords: Words<Pick<Facts, (typeof hostedRules)[number]['code']>> = {
  'hosted/missing-model': {
    message: () => 'model tidak ada, padahal agen yang dijalankan Goloco wajib menyebutnya.',
    hint: (data) => priced(data.priced),
    fix: (data) => `Sisipkan model: ${data.priced[0] ?? ''}`,
  },
  'hosted/unpriced-model': {
    message: ({ model, alias }) =>
      alias
        ? `${model} bukan nama model tersendiri, jadi Goloco tidak punya harga untuknya.`
        : `Goloco tidak punya harga untuk model ${model}.`,
    hint: ({ near, priced: models }) => `${near === undefined ? '' : `Maksud Anda ${near}? `}${priced(models)}`,
    fix: ({ near }) => `Gunakan ${near ?? ''}`,
  },
  'hosted/unchecked-model': {
    message: ({ model }) =>
      `Tidak bisa diperiksa di sini apakah Goloco punya harga untuk ${model}: layanan ini tidak punya daftarnya.`,
    hint: () => 'Periksa di tempat Anda menyiapkan agen.',
  },
  'hosted/tool': {
    message: ({ tool, allowed, meant }) =>
      meant
        ? `Di sini alat ini tidak ditulis ${tool}.`
        : `${tool} bukan alat yang dimiliki Goloco; agen yang dijalankannya hanya bisa memakai ${allowed}.`,
    hint: ({ allowed, meant }) => (meant ? `Tulis ${allowed}.` : 'Hapus. Tanpa alat apa pun, agen bekerja luring.'),
    fix: ({ allowed }) => `Tulis ${allowed}`,
  },
  'hosted/mcp-servers': {
    message: ({ empty }) =>
      empty
        ? 'mcpServers tidak boleh ada dalam berkas agen yang dijalankan Goloco, bahkan kosong pun tidak.'
        : 'mcpServers tidak boleh ada dalam berkas agen yang dijalankan Goloco: hanya server milik Goloco yang dipasang.',
    hint: () => 'Hapus.',
    fix: () => 'Hapus mcpServers',
  },
  'hosted/skill-outside': {
    message: ({ path }) => `${path} mengarah ke luar folder berkas agen.`,
    hint: () => 'Pindahkan skill ke dalam folder itu, dan sebut dengan jalurnya dari berkas.',
  },
};
