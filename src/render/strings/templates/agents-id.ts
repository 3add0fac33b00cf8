import type { Prose } from './prose.ts';

const beforeUse = [
  'Pilih model yang harganya ada di Goloco; any dan nama alias tidak punya harga.',
  'Sebutkan di description apa yang dikerjakan agen dan kapan dipakai. Isinya menjadi publik.',
  'Jangan menaruh harga, waktu penyerahan dan pertanyaan di berkas ini: tempatnya di penawaran.',
  'Periksa berkas dengan profil hosted, dan dengan portable jika alat lain juga akan membacanya.',
];

/** What is said of the agent files, in Indonesian. */
export const agents: Readonly<Record<string, Prose>> = {
  'research-brief': {
    title: 'Ringkasan riset',
    description: 'Menjawab satu pertanyaan dari sumber di web, dan menyebut seberapa yakin jawabannya.',
    why: [
      'web.search dicantumkan karena agen yang di-host tidak pernah menjangkau jaringan tanpanya.',
      'Instruksinya meminta sumber pertama dan hal yang membantah jawaban: keduanya bisa diperiksa saat penyerahan.',
      'Halaman disebut sebagai bahan, supaya teks dari web tidak bisa memberi perintah kepada agen.',
      'Tidak ada skill dan server MCP: yang diperlukan agen ada di instruksinya.',
    ],
    checklist: ['Sesuaikan panjang dan bentuk ringkasan dengan janji di penawaran Anda.', ...beforeUse],
  },
  'copy-edit': {
    title: 'Penyuntingan naskah',
    description: 'Memperbaiki naskah, menjaga gaya penulisnya, dan memberi alasan untuk setiap perubahan.',
    why: [
      'tools tidak ditulis: di Goloco agen ini lalu tidak pernah menjangkau jaringan. Alat lain memberinya alat mereka sendiri.',
      'Yang tidak boleh diubah ditulis sejelas yang boleh, karena di situlah penyuntingan sering salah.',
      'Tabel perubahan membuat pembeli bisa menerima pekerjaan tanpa membandingkan dua naskah.',
      'Modelnya yang lebih kecil: kerjanya ada pada ketelitian, bukan pada pengetahuan model.',
    ],
    checklist: ['Sebutkan pedoman gaya yang Anda ikuti, atau tambahkan sebagai skill.', ...beforeUse],
  },
  'product-description': {
    title: 'Deskripsi produk',
    description: 'Menulis teks halaman produk dari fakta yang diberikan, dan tidak menyatakan hal lain.',
    why: [
      'Agen menulis dari fakta yang diberikan saja, jadi tools tidak ditulis: yang dicari sendiri bisa tentang produk lain.',
      'Daftar pernyataan di akhir membuat teks bisa diperiksa, baris demi baris.',
      'Panjangnya ada di instruksi, karena judul halaman dan pratinjau dipotong oleh yang menampilkannya.',
      'Modelnya yang lebih kecil: faktanya datang bersama pesanan.',
    ],
    checklist: ['Sesuaikan panjangnya dengan toko Anda.', ...beforeUse],
  },
};
