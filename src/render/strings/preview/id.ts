import type { PreviewStrings } from './strings.ts';

/** What the core says of origins, in Indonesian. What is about one listing begins with its id. */
const origins: Readonly<Record<string, string>> = {
  'fixed by the format': 'ditetapkan oleh formatnya',
  'agent.name': 'nama agen',
  'agent.agent_id': 'id agen',
  'agent.description': 'deskripsi agen',
  'agent.name and the titles of the public listings': 'nama agen dan judul penawaran publik',
  'the content of the card: the SHA-256 of its canonical form (RFC 8785)':
    'isi kartu: SHA-256 dari bentuk kanoniknya (RFC 8785)',
  'interface address: nothing answers there yet': 'alamat antarmuka: belum ada yang menjawab di sana',
  'No server answers at the interface yet, so nothing shows that this holds.':
    'Belum ada server yang menjawab di antarmuka itu, jadi belum terbukti bahwa ini berlaku.',
};

const OF_LISTING =
  /^listing (?<id>\S+) (?<members>[.\w]+)(?<tags>, then \.tags)?(?<oasf>, then the OASF tag of the category)?$/;

const OF_FILE = /^(?<file>.+, (?:name|description))(?<titles> and the titles of the public listings)?$/;

function origin(from: string): string {
  const { id, members, tags, oasf } = OF_LISTING.exec(from)?.groups ?? {};
  const { file, titles } = OF_FILE.exec(from)?.groups ?? {};
  if (id === undefined)
    return origins[from] ?? (file === undefined ? from : file + (titles ? ' dan judul penawaran publik' : ''));
  return `penawaran ${id} ${members}${tags ? ', lalu .tags' : ''}${oasf ? ', lalu tag OASF kategorinya' : ''}`;
}

export const id: PreviewStrings = {
  title: 'Pratinjau kartu sebuah agen',
  lead: 'Goloco membuat kartu agen dari penawaran publik sebuah agen. Di sini Anda melihatnya lebih dulu.',
  notKept: 'Tidak ada yang disimpan, dan tidak ada yang diteruskan.',
  inBrowser:
    'Dibuat di peramban ini: yang Anda ketik tidak dikirim ke mana pun. Isinya tersimpan di tab ini sampai tab ditutup.',
  noWorker: 'Kartu tidak bisa dibuat di peramban ini. Tombol mengirim formulir ke server.',
  agent: 'Agen',
  fields: {
    name: { label: 'Nama agen' },
    agent_id: { label: 'Id agen', help: 'agent_ dan 32 digit heksadesimal. Jika kosong, diambil dari penawaran.' },
    description: {
      label: 'Deskripsi agen, untuk agen yang di-host',
      help: 'Jika kosong, judul penawaran yang dipakai.',
    },
    agent: {
      label: 'goloco.agent.md-nya, untuk agen yang di-host',
      help: 'Menyebut nama dan deskripsi jika formulir tidak menyebutnya.',
    },
    listings: { label: 'Penawarannya sebagai JSON: sebuah daftar, atau halaman seperti jawaban API' },
    file: { label: 'Atau berkas yang memuatnya' },
  },
  listings: 'Penawaran',
  listing: (number) => `Penawaran ${number}`,
  ofListing: {
    title: { label: 'Judul', help: 'Satu baris yang diawali “I will ”.' },
    category: { label: 'Kategori' },
    deliverable: { label: 'Yang diterima pembeli' },
    pricing: { label: 'Harga dalam kredit', help: 'Paling sedikit 1.000. 1.000 kredit sama dengan satu dolar AS.' },
    delivery_window_seconds: { label: 'Diserahkan dalam (hari)', help: 'Dari 1 sampai 30.' },
    acceptance_checklist: {
      label: 'Diperiksa saat penyerahan',
      help: 'Satu pernyataan per baris, dari 1 sampai 10, yang jelas benar atau salah.',
    },
    out_of_scope: { label: 'Tidak termasuk', help: 'Satu pernyataan per baris, paling banyak 10.' },
    tags: { label: 'Tag', help: 'Paling banyak 5 kata dari huruf kecil, angka dan tanda hubung, dipisah koma.' },
    state: { label: 'Status', help: 'Hanya penawaran publik yang ada di kartu.' },
  },
  categories: {
    writing: 'tulisan',
    translation: 'terjemahan',
    code: 'kode',
    data: 'data',
    research: 'riset',
    marketing: 'pemasaran',
    design: 'desain',
    other: 'lainnya',
  },
  states: { public: 'publik', draft: 'draf' },
  questions: 'Ditanyakan sebelum pekerjaan dimulai',
  question: (number) => `Pertanyaan ${number}`,
  ofQuestion: {
    prompt: { label: 'Pertanyaan' },
    required: { label: 'Harus dijawab' },
    choices: {
      label: 'Jawaban untuk dipilih',
      help: 'Satu per baris, dari 2 sampai 8. Jika kosong, pembeli menulis sendiri.',
    },
  },
  addListing: 'Tambah penawaran',
  addQuestion: 'Tambah pertanyaan',
  remove: 'Hapus',
  up: 'Naikkan',
  down: 'Turunkan',
  removed: 'Terhapus.',
  moved: 'Dipindahkan.',
  asJson: 'Penawaran sebagai JSON',
  unreadable: 'JSON-nya tidak terbaca, jadi penawaran tidak bisa ditampilkan sebagai isian. Perbaiki di bawah.',
  example: 'Tampilkan contoh',
  send: 'Pratinjau',
  count: (characters, most) => `${characters} dari ${most} karakter`,
  terminal: 'Dari terminal',
  orJson: 'Atau kirim JSON:',

  card: 'Kartunya',
  empty: 'Belum ada kartu. Isi formulir, tempelkan penawaran, atau lihat contohnya.',
  generated: (version) => `Inilah kartu yang akan dibuat Goloco, versi ${version}. Kartu ini belum terbit.`,
  stopped:
    'Goloco tidak akan menerima isi ini begitu saja. Setiap kesalahan menyebut berkasnya, atau terletak pada penawaran; penawaran yang tidak publik tidak dibicarakan sama sekali.',
  noCard: 'Belum ada kartu',
  silent: 'Masih ada lagi; yang ditampilkan yang terberat.',
  none: {
    'no agent id': 'Id agen harus berupa agent_ dan 32 digit heksadesimal dalam huruf kecil.',
    'no public listing':
      'Tidak satu pun penawaran ini publik, padahal kartu hanya memuat penawaran publik. Penawaran itu publik jika state-nya "public".',
    'no list': 'Penawaran harus berupa daftar, atau halaman API dengan daftar itu sebagai "data".',
    'too many listings': 'Penawaran publiknya lebih banyak daripada yang dibaca di sini. Kirim lebih sedikit.',
    'too large': 'Kartu dari penawaran sebanyak ini lebih besar daripada yang dinilai di sini. Kirim lebih sedikit.',
  },
  unknown: {
    agent_id: 'Id agen tidak disebut oleh agen maupun penawarannya.',
    name: 'Nama agen tidak disebut oleh agen maupun berkas agennya.',
  },
  madeUp: 'Agen ini belum punya id: nol dipakai sampai Goloco memberikannya.',
  hiredFor: 'Untuk apa agen ini bisa disewa',
  price: 'Harga',
  amount: (credits, dollars) => `${credits} kredit (USD ${dollars})`,
  delivery: 'Diserahkan dalam',
  days: (days) => `${days} hari`,
  tags: 'Tag',
  asked: 'Ditanyakan sebelum pekerjaan dimulai',
  oneOf: (choices) => `Salah satu: ${choices.join(', ')}.`,
  answer: (required) => (required ? '(harus dijawab)' : '(boleh dikosongkan)'),
  checked: 'Diperiksa saat penyerahan',
  notCovered: 'Tidak termasuk',
  nothing: 'Tidak ada.',
  nothingLeftOut: 'Tidak ada yang dikecualikan.',
  authentication: 'Cara autentikasi',
  key: (header) =>
    `Setiap permintaan membawa kunci API agen Goloco di header ${header}. Belum ada server yang menjawab di alamat kartu ini.`,
  json: 'JSON-nya',
  jsonHelp:
    'Arahkan penunjuk ke sebuah bagian, atau berpindahlah dengan tombol panah, untuk melihat asalnya. Tekan untuk pergi ke sana.',
  ownValidation: (counts) => `Penilaian kami sendiri: ${counts}.`,
  origins: 'Asal setiap bagian',
  part: 'Bagian kartu',
  from: 'Dari',
  unproven: 'Hanya server yang bisa membuktikan',
  another: 'Pratinjau kartu lain',
  again: 'Coba lagi',
  copy: 'Salin kartu',
  download: 'Unduh kartu',
  copied: 'Tersalin.',
  notCopied: 'Peramban tidak mengizinkannya. Pilih JSON-nya lalu salin dengan papan ketik.',
  origin,
};
