import type { Prose } from './prose.ts';

const beforePublishing = [
  'Tidak ada example.com yang tersisa: alamat antarmuka, penyedia, dokumentasi dan token adalah milik Anda.',
  'Nama, deskripsi, tag dan contoh skill menyebut apa yang benar-benar dikerjakan agen Anda.',
  'provider menyebut nama Anda, dengan alamat tempat orang menemukan Anda.',
  'version naik setiap kali isinya berubah.',
  'Mode masukan dan keluaran adalah yang diterima dan diberikan server Anda, tidak lebih.',
  'Keamanan hanya dihilangkan jika titik akhir itu memang sengaja publik.',
  'Kartu sudah diperiksa, dan yang akan dilihat klien sesuai maksud Anda.',
  'Kartu disajikan di /.well-known/agent-card.json di domain Anda sendiri. Goloco tidak mendaftarkan dan tidak mengunduhnya.',
];

const why10 =
  'Perlindungan diminta oleh securityRequirements, seperti di A2A 1.0. Dengan nama lama "security", klien 1.0 membuangnya tanpa pemberitahuan dan memanggil tanpa kredensial.';

/** What is said of the cards, in Indonesian. */
export const cards: Readonly<Record<string, Prose>> = {
  'customer-support': {
    title: 'Layanan pelanggan',
    description:
      'Menjawab pertanyaan tentang pesanan dan membuka kasus, untuk sistem lain di perusahaan yang sama atau mitranya.',
    why: [
      'OAuth client credentials: yang bertanya sistem lain, jadi tidak ada orang yang perlu masuk, dan setiap sistem hanya mendapat scope yang diperlukannya.',
      'Streaming: jawaban dibaca selagi ditulis, dan percakapan yang menunggu terasa rusak.',
      'Notifikasi push: kasus terbuka berjam-jam, dan klien tidak seharusnya bertanya berulang kali.',
      'Teks masuk dan Markdown keluar: pertanyaan berupa kalimat, dan jawaban punya daftar serta tautan.',
      why10,
    ],
    checklist: [
      ...beforePublishing,
      'Titik akhir token memberikan scope yang tertulis di kartu.',
      'Notifikasi push sampai ke alamat klien dan ditandatangani atau membawa token.',
    ],
  },
  booking: {
    title: 'Pemesanan tempat',
    description: 'Mencari waktu kosong dan memesannya, dengan jawaban yang bisa dibaca program.',
    why: [
      'Kunci API di header: mitranya sedikit dan dikenal, dan header tidak tersimpan di log dan riwayat seperti alamat.',
      'Notifikasi push: restoran mengonfirmasi setelah beberapa menit, dan bisa membatalkan beberapa hari kemudian.',
      'Tanpa streaming: pemesanan itu jadi atau tidak, dan setengahnya tidak berguna.',
      'JSON keluar: nomor dan waktu pemesanan masuk ke kalender, dan program tidak seharusnya mencarinya di dalam kalimat.',
      why10,
    ],
    checklist: [
      ...beforePublishing,
      'Sebuah kunci bisa dicabut tanpa mengubah kartu.',
      'JSON yang keluar dijelaskan di tempat yang ditunjuk documentationUrl.',
    ],
  },
  shopping: {
    title: 'Belanja',
    description: 'Mencari barang, mengisi keranjang dan memesan, atas nama pelanggan.',
    why: [
      'OAuth dengan kode otorisasi: pesanan dibuat untuk pelanggan, jadi pelanggan itu harus masuk dan setuju.',
      'Streaming: barang muncul begitu ditemukan, dan pelanggan bisa menghentikan pencarian.',
      'Tanpa notifikasi push: toko menyurati pelanggannya sendiri, juga tentang pesanan yang sedang dikirim.',
      'JSON keluar: harga, ukuran dan persediaan ditampilkan sebagai daftar barang, bukan sebagai paragraf.',
      why10,
    ],
    checklist: [
      ...beforePublishing,
      'Tidak ada yang dipesan sebelum pelanggan menyetujui jumlahnya.',
      'Server otorisasi mewajibkan PKCE, seperti yang tertulis di kartu.',
    ],
  },
  coding: {
    title: 'Pemrograman',
    description: 'Bekerja pada sebuah repositori: menemukan kesalahan, mengubah kode, dan menyerahkan patch.',
    why: [
      'Kunci API di header: server build harus bisa memanggil tanpa orang, dan tim bisa mengganti kuncinya sendiri.',
      'Streaming: pekerjaannya makan beberapa menit, dan yang menontonnya bisa menghentikannya sebelum tersesat.',
      'Notifikasi push: server build menyerahkan pekerjaan dan diberi tahu saat patch-nya ada.',
      'Kartu yang diperluas: repositori dan skill milik tim hanya ditampilkan kepada yang memegang kuncinya.',
      'Teks dan JSON: alasan untuk orang, patch dan letaknya untuk program.',
      why10,
    ],
    checklist: [
      ...beforePublishing,
      'Kartu yang diperluas memang ada, dan hanya untuk yang punya kunci.',
      'Agen berjalan di tempat yang tidak bisa dirusak oleh repositori yang jahat.',
    ],
  },
  research: {
    title: 'Riset',
    description: 'Menjawab pertanyaan dari sumber publik, untuk semua orang.',
    why: [
      'Sengaja tanpa keamanan: arsipnya publik, begitu juga agennya. securitySchemes dan securityRequirements tidak ditulis, bukan ditulis kosong, supaya tidak ada yang bertanya-tanya apakah ada yang kurang.',
      'Streaming: jawaban panjang dibaca selagi ditulis.',
      'Tanpa notifikasi push: tanpa kredensial, siapa pun bisa mengirimkannya kepada siapa pun.',
      'Markdown dan JSON: jawaban yang sama untuk pembaca dan untuk program yang mengumpulkan sumber.',
    ],
    checklist: [
      ...beforePublishing,
      'Titik akhir ini memang boleh dipanggil semua orang, dan bertahan jika semua orang memanggilnya: batasi seberapa sering satu pemanggil boleh bertanya.',
    ],
  },
  'internal-workflow': {
    title: 'Alur kerja internal',
    description: 'Satu langkah dalam proses sebuah perusahaan, dipanggil oleh sistemnya yang lain.',
    why: [
      'OAuth client credentials: yang memanggil sistem, bukan orang, dan perusahaan bisa mencabut hak salah satunya tanpa menyentuh yang lain.',
      'Notifikasi push: persetujuan makan waktu berhari-hari.',
      'Tanpa streaming: tidak ada yang menonton, dan yang penting hasilnya.',
      'Kartu yang diperluas: rincian kemampuan proses hanya ditampilkan kepada sistem yang sudah masuk.',
      'JSON masuk dan keluar: kedua ujungnya program, dan jumlah uang tidak boleh dibaca dari kalimat.',
      why10,
    ],
    checklist: [
      ...beforePublishing,
      'Kartu tidak bercerita lebih banyak tentang perusahaan daripada yang boleh: siapa pun yang menjangkau alamatnya bisa membacanya.',
    ],
  },
};
