import type { Language } from '../../core/language.ts';

/**
 * What readers of cards do with a member beyond what its schema says of it, where that is worth knowing: by the object of
 * the schema and its member, `card` for the card itself. Found by running or reading the official SDKs.
 */
const readers = {
  'card.supportedInterfaces': {
    en: 'A client of 1.0 that finds no entry for itself has no way to call the agent. Without the list, the card is taken for one of an older version.',
    id: 'Klien 1.0 yang tidak menemukan entri untuknya tidak bisa memanggil agen. Tanpa daftar ini, kartu dianggap dari versi lama.',
  },
  'card.provider': {
    en: 'With one of its members missing, strict readers refuse the card.',
    id: 'Jika salah satu propertinya tidak ada, pembaca yang ketat menolak kartu.',
  },
  'card.version': {
    en: 'A number, such as 1 for "1", makes strict readers refuse the card.',
    id: 'Bilangan, misalnya 1 sebagai ganti "1", membuat pembaca yang ketat menolak kartu.',
  },
  'card.capabilities': {
    en: 'A list here makes strict readers refuse the card, and one official SDK fail on it.',
    id: 'Daftar di sini membuat pembaca yang ketat menolak kartu, dan satu SDK resmi gagal membacanya.',
  },
  'card.securitySchemes': {
    en: 'A scheme in the flat shape of 0.3, with type, is refused by strict readers. Tolerant ones keep an empty scheme.',
    id: 'Skema dalam bentuk datar 0.3, dengan type, ditolak pembaca yang ketat. Pembaca yang toleran menyisakan skema kosong.',
  },
  'card.securityRequirements': {
    en: 'Strict readers refuse [{"key": []}], the shape of 0.3. Tolerant ones read an empty requirement: no credentials needed. No SDK looks whether a name is in securitySchemes.',
    id: 'Pembaca yang ketat menolak [{"key": []}], bentuk 0.3. Pembaca yang toleran membaca persyaratan kosong: kredensial tidak diperlukan. Tidak ada SDK yang memeriksa apakah nama itu ada dalam securitySchemes.',
  },
  'card.defaultInputModes': {
    en: 'A word that is no media type, such as text, is refused by some. An empty list gets lost when an SDK writes the card, and is then missing.',
    id: 'Kata yang bukan tipe media, misalnya text, ditolak sebagian pembaca. Daftar kosong hilang ketika SDK menulis kartu, lalu dianggap tidak ada.',
  },
  'card.skills': {
    en: 'An empty list gets lost when an SDK writes the card, and other readers then miss it.',
    id: 'Daftar kosong hilang ketika SDK menulis kartu, lalu pembaca lain menganggapnya tidak ada.',
  },
  'card.signatures': {
    en: 'SDKs differ in what they leave out before they sign, so a signature of one can fail in another. A client needs one signature that it can verify.',
    id: 'SDK berbeda dalam hal yang dihilangkan sebelum menandatangani, jadi tanda tangan dari satu SDK bisa gagal di SDK lain. Klien memerlukan satu tanda tangan yang bisa diverifikasinya.',
  },
  'AgentInterface.url': {
    en: 'Over HTTP+JSON a client puts its paths behind this address, so it is not the address of one operation. Some clients refuse another domain than that of the card.',
    id: 'Dengan HTTP+JSON, klien menambahkan jalurnya di belakang alamat ini, jadi ini bukan alamat satu operasi. Sebagian klien menolak domain yang lain dari domain kartu.',
  },
  'AgentInterface.protocolBinding': {
    en: 'The Python SDK takes notice of case: http+json is no HTTP+JSON to it. The JavaScript SDK does not.',
    id: 'SDK Python membedakan huruf besar dan kecil: http+json bukan HTTP+JSON baginya. SDK JavaScript tidak membedakannya.',
  },
  'AgentInterface.protocolVersion': {
    en: 'Where it is missing, some clients speak 0.3 at this address and others the newest version.',
    id: 'Jika tidak ada, sebagian klien memakai 0.3 di alamat ini, sebagian lagi versi terbaru.',
  },
  'AgentCapabilities.streaming': {
    en: 'Unless it is true, a call for a stream is answered with the error -32004.',
    id: 'Jika tidak true, panggilan untuk streaming dijawab dengan kesalahan -32004.',
  },
  'AgentCapabilities.pushNotifications': {
    en: 'Unless it is true, every call about push notifications is answered with the error -32003.',
    id: 'Jika tidak true, setiap panggilan tentang notifikasi dorong dijawab dengan kesalahan -32003.',
  },
  'AgentCapabilities.extensions': {
    en: 'At the top of the card no reader of 1.0 looks for it.',
    id: 'Di tingkat atas kartu, tidak ada pembaca 1.0 yang mencarinya.',
  },
  'AgentCapabilities.extendedAgentCard': {
    en: 'Unless it is true, the call for the fuller card is answered with the error -32004; true, but without such a card, with -32007.',
    id: 'Jika tidak true, panggilan untuk kartu yang lebih lengkap dijawab dengan kesalahan -32004; jika true tetapi kartunya tidak ada, dengan -32007.',
  },
  'AgentExtension.required': {
    en: 'A call of a client that has not turned such an extension on is answered with the error -32008.',
    id: 'Panggilan klien yang tidak mengaktifkan ekstensi seperti ini dijawab dengan kesalahan -32008.',
  },
  'AgentExtension.params': {
    en: 'A list or a text makes strict readers refuse the card. Whole numbers beyond 2^53 lose digits.',
    id: 'Daftar atau teks membuat pembaca yang ketat menolak kartu. Bilangan bulat di atas 2^53 kehilangan angka.',
  },
  'AgentSkill.tags': {
    en: 'One text with commas makes strict readers refuse the card. An empty list gets lost when an SDK writes the card.',
    id: 'Satu teks dengan koma membuat pembaca yang ketat menolak kartu. Daftar kosong hilang ketika SDK menulis kartu.',
  },
  'SecurityRequirement.schemes': {
    en: 'Scopes that are not wrapped, {"key": ["x"]}, are refused by strict readers and emptied by others. The Go SDK up to 2.5 wants just that, and refuses the right form.',
    id: 'Scope yang tidak dibungkus, {"key": ["x"]}, ditolak pembaca yang ketat dan dikosongkan pembaca lain. SDK Go sampai 2.5 justru meminta bentuk itu dan menolak bentuk yang benar.',
  },
  SecurityScheme: {
    en: 'Two kinds in one scheme make strict readers refuse the card. The JavaScript SDK keeps one of them without a word.',
    id: 'Dua jenis dalam satu skema membuat pembaca yang ketat menolak kartu. SDK JavaScript diam-diam menyisakan salah satunya.',
  },
  OAuthFlows: {
    en: 'Two flows in one scheme make strict readers refuse the card. The JavaScript SDK keeps one of them without a word.',
    id: 'Dua alur dalam satu skema membuat pembaca yang ketat menolak kartu. SDK JavaScript diam-diam menyisakan salah satunya.',
  },
  'AuthorizationCodeOAuthFlow.scopes': {
    en: 'A list of names in the place of the object makes strict readers refuse the card.',
    id: 'Daftar nama di tempat objek membuat pembaca yang ketat menolak kartu.',
  },
  'ClientCredentialsOAuthFlow.scopes': {
    en: 'A list of names in the place of the object makes strict readers refuse the card.',
    id: 'Daftar nama di tempat objek membuat pembaca yang ketat menolak kartu.',
  },
} as const satisfies Readonly<Record<string, Readonly<Record<Language, string>>>>;

/** The objects and members of a card that there is something to say of. */
export const readerPlaces = Object.keys(readers);

/** What readers do with an object or member; undefined where that is what its schema says and no more. */
export const readersOf = (place: string, language: Language): string | undefined =>
  Object.hasOwn(readers, place) ? readers[place as keyof typeof readers][language] : undefined;
