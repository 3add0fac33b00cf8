import type { FolderFacts } from '../../rules/folder/found.ts';
import type { folderRules } from '../../rules/folder/index.ts';
import type { Facts } from '../../rules/index.ts';
import type { Words } from '../wording.ts';
import { and, number, or } from './prose.ts';

const mib = (bytes: number) => `${number(Math.round((bytes / 1024 / 1024) * 10) / 10)} MiB`;

export const folderWords: Words<Pick<Facts, (typeof folderRules)[number]['code'] | keyof FolderFacts>> = {
  'folder/no-entry': {
    message: ({ several, what }) =>
      what === 'office'
        ? 'Ini dokumen Word atau program perkantoran lain. Tidak ada alat yang membaca agen atau skill dari dokumen seperti ini.'
        : several.length > 0
          ? `Folder ini bisa tentang ${or(several)}, dan tidak ada keterangan yang mana.`
          : 'Tidak ada goloco.agent.md dan tidak ada SKILL.md dalam folder ini.',
    hint: ({ several, what }) =>
      what === 'office'
        ? 'Simpan teksnya dari sana sebagai teks biasa dalam UTF-8, lalu kirim berkas itu.'
        : several.length > 0
          ? what === 'agents'
            ? 'Kirim satu agen setiap kali, atau beri nama goloco.agent.md kepada agen yang dimaksud.'
            : 'Kirim satu skill setiap kali, atau tambahkan goloco.agent.md yang menyebut semuanya.'
          : 'Kirim folder sebuah skill beserta SKILL.md-nya, atau goloco.agent.md beserta folder skill-nya.',
  },
  'folder/missing-skill': {
    message: ({ path, what }) =>
      what === 'case'
        ? `Folder ${path} hanya ada dengan huruf besar dan kecil yang berbeda, yang tidak ditemukan kebanyakan sistem.`
        : what === 'outside'
          ? `${path} mengarah ke luar folder.`
          : `Tidak ada folder ${path} di antara berkas-berkasnya.`,
    hint: ({ what, meant }) =>
      what === 'case'
        ? `Tulis jalurnya seperti nama foldernya: ${meant}`
        : meant !== undefined
          ? `Maksudnya ${meant}?`
          : what === 'outside'
            ? 'Taruh skill itu dalam folder berkas agen, dan sebut jalurnya dari sana.'
            : 'Tambahkan folder skill itu, atau hapus entri ini.',
    fix: ({ meant }) => `Tulis ${meant}`,
  },
  'folder/no-skill-file': {
    message: ({ path }) => `Folder ${path} tidak punya SKILL.md.`,
    hint: ({ inside }) =>
      inside.length > 0
        ? `Ada satu dalam ${and(inside)}: sebut ${inside.length > 1 ? 'setiap folder itu' : 'folder itu'}.`
        : 'Tambahkan SKILL.md dengan nama dan deskripsi.',
  },
  'folder/unnamed-skill': {
    message: ({ unnamed }) => `Berkas agen tidak menyebut skill dalam ${and(unnamed)}.`,
    hint: () => 'Tambahkan ke skills, atau keluarkan foldernya.',
  },
  'folder/duplicate-name': {
    message: ({ name, other }) => `${other} juga bernama ${name}.`,
    hint: () => 'Beri setiap skill nama tersendiri, dan beri foldernya nama yang sama.',
  },
  'folder/nesting': {
    message: (data) =>
      data.what === 'skill'
        ? `Skill ini ada di dalam skill lain (${data.inside}), tempat yang tidak dilihat banyak alat.`
        : `${data.more === 1 ? 'Satu' : number(data.more)} berkas ada lebih dari satu folder di bawah SKILL.md; yang pertama ${data.path}.`,
    hint: (data) =>
      data.what === 'skill' ? 'Taruh folder skill berdampingan.' : 'Taruh yang dirujuk instruksi satu folder ke bawah.',
  },
  'folder/broken-link': {
    message: ({ path, what }) =>
      what === 'outside'
        ? `${path} mengarah ke luar folder skill.`
        : what === 'case'
          ? `${path} hanya ada dengan huruf besar dan kecil yang berbeda, yang tidak ditemukan kebanyakan sistem.`
          : `Tidak ada berkas ${path} dalam folder skill.`,
    hint: ({ what }) =>
      what === 'outside'
        ? 'Salin berkasnya ke dalam folder, dan beri tautan ke sana.'
        : what === 'case'
          ? 'Tulis jalurnya seperti nama berkasnya.'
          : 'Tambahkan berkasnya, atau perbaiki tautannya.',
  },
  'folder/unchecked-links': {
    message: ({ limit }) => `${number(limit)} tautan pertama sudah diperiksa; tautan ini dan yang sesudahnya belum.`,
    hint: () => 'Pindahkan bagian yang banyak tautannya ke berkas tersendiri, dan periksa sendiri tautan itu.',
  },
  'folder/too-much-frontmatter': {
    message: ({ limit }) =>
      `Berkas ini tidak dinilai: bersama berkas sebelumnya, frontmatter-nya lebih dari ${number(limit / 1024)} KiB.`,
    hint: () =>
      'Kirim lebih sedikit skill setiap kali, atau pindahkan nilai yang panjang dari frontmatter ke instruksi.',
  },
  'folder/too-many-files': {
    message: ({ count, limit }) =>
      `Folder skill ini punya ${number(count)} berkas; Goloco menerima paling banyak ${number(limit)}.`,
    hint: () => 'Keluarkan berkas yang tidak dirujuk instruksi.',
  },
  'folder/too-large': {
    message: ({ bytes, limit }) =>
      `Folder skill ini berukuran ${mib(bytes)}; Goloco menerima paling besar ${mib(limit)}.`,
    hint: () => 'Keluarkan berkas yang besar, atau beri tautan ke tempat mengambilnya.',
  },
};
