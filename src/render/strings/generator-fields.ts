import a2aCard from '../../../schemas/a2a-agent-card.v1.schema.json' with { type: 'json' };
import { asText, isObject, type JsonObject } from '../../core/document.ts';
import type { Language } from '../../core/language.ts';

/** Label and help of each field in Indonesian: [label, help]. In English the schema itself has both. */
const indonesian = {
  'AgentCard.name': ['Nama', 'Nama agen, seperti yang dilihat orang dalam daftar.'],
  'AgentCard.description': [
    'Deskripsi',
    'Untuk apa agen ini, dalam satu atau dua kalimat. Orang dan agen lain memilih berdasarkan ini.',
  ],
  'AgentCard.version': ['Versi', 'Versi agen ini, bukan versi protokol A2A. Naikkan setiap kali ada perubahan.'],
  'AgentCard.documentationUrl': ['URL dokumentasi', 'Halaman yang menjelaskan agen ini lebih lanjut kepada orang.'],
  'AgentCard.iconUrl': ['URL ikon', 'Gambar yang mewakili agen dalam daftar.'],
  'AgentCard.defaultInputModes': [
    'Jenis masukan bawaan',
    'Jenis media yang diterima agen, untuk skill yang tidak menyebut jenisnya sendiri.',
  ],
  'AgentCard.defaultOutputModes': [
    'Jenis keluaran bawaan',
    'Jenis media jawaban agen, untuk skill yang tidak menyebut jenisnya sendiri.',
  ],
  'AgentProvider.organization': ['Organisasi', 'Nama organisasi, seperti yang dikenal orang.'],
  'AgentProvider.url': ['URL', 'Situs organisasi itu sendiri.'],
  'AgentInterface.url': [
    'URL',
    'Ke mana permintaan dikirim. Lengkap, dan https saat dipakai; untuk gRPC boleh host:port.',
  ],
  'AgentInterface.protocolBinding': [
    'Ikatan protokol',
    'Cara A2A dibawa di alamat ini. Klien melewati yang tidak dikenalnya.',
  ],
  'AgentInterface.protocolVersion': ['Versi protokol', 'Versi A2A yang dipakai di alamat ini.'],
  'AgentInterface.tenant': [
    'Penyewa',
    'Untuk server dengan banyak agen di satu alamat: nilai yang dikirim kembali klien pada setiap permintaan.',
  ],
  'AgentCapabilities.streaming': ['Streaming', 'Agen bisa mengirim jawaban sepotong demi sepotong.'],
  'AgentCapabilities.pushNotifications': [
    'Notifikasi dorong',
    'Agen bisa memanggil webhook klien saat tugas bergerak.',
  ],
  'AgentCapabilities.extendedAgentCard': [
    'Kartu agen lengkap',
    'Klien yang sudah masuk bisa mengambil kartu yang lebih lengkap. Perlu skema keamanan.',
  ],
  'AgentSkill.id': ['Id', 'Nama pendek untuk program, berbeda dari setiap skill lain di kartu.'],
  'AgentSkill.name': ['Nama', 'Nama skill yang dilihat orang.'],
  'AgentSkill.description': [
    'Deskripsi',
    'Apa yang dilakukan skill, dan dengan apa. Klien memilih skill berdasarkan ini.',
  ],
  'AgentSkill.tags': ['Tag', 'Kata kunci untuk menemukan skill. Paling sedikit satu.'],
  'AgentSkill.examples': ['Contoh permintaan', 'Yang bisa diminta dari skill ini, dengan kata-kata orang.'],
  'AgentSkill.inputModes': ['Jenis masukan', 'Jenis media yang diterima skill ini, sebagai ganti yang bawaan.'],
  'AgentSkill.outputModes': ['Jenis keluaran', 'Jenis media jawaban skill ini, sebagai ganti yang bawaan.'],
  'APIKeySecurityScheme.location': ['Letak', 'Bagian permintaan yang membawa kunci.'],
  'APIKeySecurityScheme.name': [
    'Nama',
    'Nama header, parameter kueri, atau cookie. Bukan kuncinya: kartu terbuka untuk umum.',
  ],
  'APIKeySecurityScheme.description': ['Deskripsi', 'Untuk orang: cara mendapatkan kunci.'],
  'HTTPAuthSecurityScheme.scheme': ['Skema', 'Nama skema autentikasi HTTP, seperti terdaftar di IANA.'],
  'HTTPAuthSecurityScheme.bearerFormat': ['Format bearer', 'Jenis token untuk Bearer. Hanya petunjuk bagi orang.'],
  'HTTPAuthSecurityScheme.description': ['Deskripsi', 'Untuk orang: cara mendapatkan kredensial.'],
  'OAuth2SecurityScheme.oauth2MetadataUrl': [
    'URL metadata OAuth 2.0',
    'Tempat server menjelaskan dirinya (RFC 8414). Harus memakai TLS.',
  ],
  'OAuth2SecurityScheme.description': ['Deskripsi', 'Untuk orang: cara mendapatkan token.'],
  'AuthorizationCodeOAuthFlow.authorizationUrl': [
    'URL otorisasi',
    'Halaman tempat seseorang masuk dan menyetujui. Harus memakai TLS.',
  ],
  'AuthorizationCodeOAuthFlow.tokenUrl': ['URL token', 'Tempat klien mendapatkan token akses. Harus memakai TLS.'],
  'AuthorizationCodeOAuthFlow.refreshUrl': [
    'URL penyegaran',
    'Tempat klien memperbarui token yang habis masa berlakunya.',
  ],
  'AuthorizationCodeOAuthFlow.scopes': ['Cakupan', 'Cakupan yang bisa diminta klien. Boleh kosong.'],
  'AuthorizationCodeOAuthFlow.pkceRequired': ['PKCE wajib', 'Server mewajibkan PKCE (RFC 7636).'],
  'ClientCredentialsOAuthFlow.tokenUrl': ['URL token', 'Tempat klien mendapatkan token akses. Harus memakai TLS.'],
  'ClientCredentialsOAuthFlow.refreshUrl': [
    'URL penyegaran',
    'Tempat klien memperbarui token yang habis masa berlakunya.',
  ],
  'ClientCredentialsOAuthFlow.scopes': ['Cakupan', 'Cakupan yang bisa diminta klien. Boleh kosong.'],
  'DeviceCodeOAuthFlow.deviceAuthorizationUrl': [
    'URL otorisasi perangkat',
    'Tempat klien meminta kode yang akan dimasukkan orang. Harus memakai TLS.',
  ],
  'DeviceCodeOAuthFlow.tokenUrl': ['URL token', 'Tempat klien mendapatkan token akses. Harus memakai TLS.'],
  'DeviceCodeOAuthFlow.refreshUrl': ['URL penyegaran', 'Tempat klien memperbarui token yang habis masa berlakunya.'],
  'DeviceCodeOAuthFlow.scopes': ['Cakupan', 'Cakupan yang bisa diminta klien. Boleh kosong.'],
  'ImplicitOAuthFlow.authorizationUrl': [
    'URL otorisasi',
    'Halaman tempat seseorang masuk dan menyetujui. Harus memakai TLS.',
  ],
  'ImplicitOAuthFlow.refreshUrl': ['URL penyegaran', 'Tempat klien memperbarui token yang habis masa berlakunya.'],
  'ImplicitOAuthFlow.scopes': ['Cakupan', 'Cakupan yang bisa diminta klien. Boleh kosong.'],
  'PasswordOAuthFlow.tokenUrl': ['URL token', 'Tempat klien mendapatkan token akses. Harus memakai TLS.'],
  'PasswordOAuthFlow.refreshUrl': ['URL penyegaran', 'Tempat klien memperbarui token yang habis masa berlakunya.'],
  'PasswordOAuthFlow.scopes': ['Cakupan', 'Cakupan yang bisa diminta klien. Boleh kosong.'],
  'OpenIdConnectSecurityScheme.openIdConnectUrl': ['URL OpenID Connect', 'Tempat dokumen penemuan penyedia.'],
  'OpenIdConnectSecurityScheme.description': ['Deskripsi', 'Untuk orang: cara mendapatkan akun.'],
  'MutualTlsSecurityScheme.description': ['Deskripsi', 'Untuk orang: cara mendapatkan sertifikat.'],
} as const;

/** A member of a definition in the schema of the card: `AgentSkill.tags`. */
export type FieldName = keyof typeof indonesian;

export const fieldNames = Object.keys(indonesian) as readonly FieldName[];

export interface FieldWords {
  readonly label: string;
  readonly help: string;
  readonly required: boolean;
  /** The schema's first example; a list for a field that takes one. */
  readonly example?: unknown;
}

const schema: JsonObject = a2aCard;

/** What a field says of itself. Throws where the schema has no such member. */
export function fieldWords(name: FieldName, language: Language): FieldWords {
  const [definition = '', member = ''] = name.split('.');
  const holder = definition === 'AgentCard' ? schema : isObject(schema.$defs) ? schema.$defs[definition] : undefined;
  const found = isObject(holder) && isObject(holder.properties) ? holder.properties[member] : undefined;
  if (!isObject(holder) || !isObject(found)) throw new Error(`The schema of the card has no ${name}`);
  const own = language === 'id' ? indonesian[name] : undefined;
  return {
    label: own?.[0] ?? asText(found.title),
    help: own?.[1] ?? asText(found.description),
    required: Array.isArray(holder.required) && holder.required.includes(member),
    example: Array.isArray(found.examples) ? found.examples[0] : undefined,
  };
}
