/** Indonesian for what the schemas of agent files, skills and labor terms say of their members. */
export const golocoMembers = {
  agent:
    'YAML di antara dua baris --- di awal goloco.agent.md. Di bawahnya menyusul instruksi agen sebagai Markdown. Kunci tanpa nilai (null) dibaca seperti tidak ditulis. Kunci milik alat lain diizinkan, tetapi setiap alat hanya membaca kuncinya sendiri.',
  'agent.name': 'Nama agen bagi alat: huruf kecil, angka, dan tanda hubung.',
  'agent.description':
    'Apa yang dilakukan agen dan kapan memakainya, dalam satu baris. Alat memilih agen berdasarkan keterangan ini. Untuk agen yang dijalankan Goloco, inilah satu-satunya bagian berkas yang menjadi publik. Beri tanda kutip jika ada titik dua di dalamnya.',
  'agent.model':
    'Model yang menjalankan agen: any, alias seperti sonnet, atau id lengkap sebuah model. Jika tidak ditulis, nilainya any: alat yang memilih. Agen yang dijalankan Goloco memerlukan id lengkap.',
  'agent.tools':
    'Alat yang boleh dipakai agen. Jika tidak ditulis, agen mendapat alat yang lazim dari program yang menjalankannya; daftar kosong tidak memberi satu pun.',
  'agent.mcpServers':
    'Server MCP yang disambungkan: nama server yang sudah disiapkan, atau objek yang menjelaskannya. Tidak boleh ada pada agen yang dijalankan Goloco.',
  'agent.skills': 'Folder dengan SKILL.md yang menjadi pedoman agen, sebagai letak relatif terhadap berkas ini.',
  skill:
    'YAML di antara dua baris --- di awal SKILL.md, menurut spesifikasi Agent Skills (agentskills.io). Di bawahnya menyusul instruksi sebagai Markdown. Kuncinya hanya enam ini; hal lain tentang skill ditulis dalam metadata. Kunci tanpa nilai (null) dibaca seperti tidak ditulis.',
  'skill.name':
    'Nama skill, sama dengan nama foldernya: huruf kecil dan angka, dengan satu tanda hubung di antaranya, paling banyak 64 karakter. Huruf di luar a sampai z diizinkan di sini, tetapi tidak diterima setiap alat.',
  'skill.description':
    'Apa yang dilakukan skill dan kapan memakainya, paling banyak 1024 karakter. Agen memilih skill berdasarkan keterangan ini. Beri tanda kutip jika ada titik dua di dalamnya.',
  'skill.license': 'Lisensi skill: nama pendeknya, atau berkas dalam folder yang memuatnya.',
  'skill.compatibility':
    'Yang diperlukan skill agar bisa dipakai, seperti program, paket, atau jaringan, paling banyak 500 karakter. Kebanyakan skill tidak memerlukan apa-apa dan tidak menulisnya.',
  'skill.metadata':
    'Hal lain, dengan kunci Anda sendiri. Nilainya harus teks: versi seperti 1.10 ditulis dalam tanda kutip.',
  'skill.allowed-tools':
    'Alat yang boleh dipakai skill tanpa bertanya, dalam satu teks dengan spasi di antaranya. Sebagian alat juga membaca daftar, tetapi tidak semuanya.',
  terms:
    'Params dari ekstensi ketentuan kerja dalam kartu agen A2A: dengan harga berapa, dalam waktu berapa lama, dan dengan ketentuan apa agen bisa disewa di Goloco. Ada satu offer untuk setiap skill dalam kartu, dihubungkan oleh id penawaran. Ekstensi ini hanya membawa data, jadi kartu menandainya sebagai tidak wajib.',
  'terms.currency': 'Satuan setiap jumlah. Selalu credits: 1.000 kredit adalah satu dolar AS.',
  'terms.offers': 'Pekerjaan yang ditawarkan agen, satu entri untuk setiap penawaran publiknya, dalam urutan skill.',
  Offer: 'Ketentuan satu penawaran.',
  'Offer.listingId': 'Penawaran yang dimaksud. Skill yang bersangkutan punya nilai yang sama sebagai id-nya.',
  'Offer.listingRevision':
    'Revisi penawaran yang menjadi asal ketentuan ini. Dihitung dari 1 dan naik pada setiap perubahan, sehingga klien tahu jika ketentuannya sudah berganti.',
  'Offer.category': 'Jenis pekerjaan.',
  'Offer.pricing': 'Harga pekerjaan.',
  'Offer.deliveryWindowSeconds':
    'Waktu yang boleh dipakai agen, dalam detik, dari penyewaan sampai penyerahan. Hanya hari utuh: 1 hari (86400) sampai 30 hari (2592000).',
  'Offer.questions': 'Yang harus dijawab pembeli ketika menyewa. Paling banyak 8; boleh kosong.',
  'Offer.acceptanceChecklist':
    'Yang dipakai untuk memeriksa hasil akhir: 1 sampai 10 pernyataan, masing-masing paling banyak 200 karakter, yang jelas benar atau salah.',
  'Offer.outOfScope':
    'Yang tidak termasuk dalam harga: paling banyak 10 pernyataan, masing-masing paling banyak 200 karakter; boleh kosong.',
  Pricing: 'Harga tetap untuk seluruh pekerjaan.',
  'Pricing.kind': 'Cara harga dihitung. Hanya ada fixed.',
  'Pricing.amountCredits':
    'Harga dalam kredit, paling sedikit 1000. Teks berisi angka dan bukan bilangan, sebab bilangan JSON tidak bisa memuat 19 angka tanpa ada yang hilang.',
  Question: 'Hal yang dijawab pembeli ketika menyewa, dengan kata-katanya sendiri atau dengan memilih.',
  'Question.id':
    'Nama untuk program, berbeda dari pertanyaan lain dalam offer: huruf kecil, angka, dan garis bawah, paling banyak 32.',
  'Question.kind': 'text: pembeli menulis jawaban. choice: pembeli memilih salah satu dari choices.',
  'Question.prompt': 'Pertanyaan yang dibaca pembeli, paling banyak 300 karakter.',
  'Question.required': 'Apakah pembeli harus menjawab.',
  'Question.choices':
    'Pilihan jawaban, 2 sampai 8, masing-masing paling banyak 60 karakter. Hanya untuk pertanyaan dengan kind choice.',
} as const;
