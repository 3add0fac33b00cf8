const description = 'Untuk manusia: cara memperoleh kredensial, dan hal yang tidak bisa ditebak klien.';
const tokenUrl = 'Tempat klien menukar yang dimilikinya dengan access token. Harus memakai TLS.';
const authorizationUrl = 'Halaman tempat seseorang masuk dan menyetujui. Harus memakai TLS.';
const refreshUrl =
  'Tempat klien memperbarui token yang kedaluwarsa. Jika tidak ditulis: di token URL, atau token tidak bisa diperbarui.';
const scopes =
  'Scope yang bisa diminta klien: setiap nama dengan satu kalimat tentang yang diizinkannya. Boleh kosong.';

/** Indonesian for what the schema of the card says of security, by object and member. */
export const securityMembers = {
  SecurityRequirement:
    'Satu cara untuk diterima: semua skema yang disebut di dalamnya diperlukan bersama-sama. Persyaratan kosong berarti kredensial tidak diperlukan.',
  'SecurityRequirement.schemes':
    'Setiap skema yang diperlukan, menurut namanya dalam securitySchemes, dengan scope yang harus diminta.',
  StringList:
    'Scope yang diperlukan pada sebuah skema, dibungkus dalam objek. {} dan {"list": []} sama artinya: tidak ada.',
  'StringList.list': 'Nama scope. Hanya OAuth 2.0 dan OpenID Connect yang punya.',
  SecurityScheme:
    'Satu cara autentikasi. Jenis skema adalah nama satu-satunya properti yang diisi, dan rinciannya ada di dalam properti itu.',
  'SecurityScheme.apiKeySecurityScheme': 'Pemanggil mengirim kunci tetap.',
  'SecurityScheme.httpAuthSecurityScheme': 'Pemanggil mengirim header Authorization, misalnya dengan bearer token.',
  'SecurityScheme.oauth2SecurityScheme': 'Pemanggil memperoleh access token lewat sebuah alur OAuth 2.0.',
  'SecurityScheme.openIdConnectSecurityScheme': 'Pemanggil masuk dengan OpenID Connect.',
  'SecurityScheme.mtlsSecurityScheme': 'Pemanggil menunjukkan sertifikat klien ketika tersambung.',
  APIKeySecurityScheme: 'Kunci tetap yang dikirim pemanggil pada setiap permintaan.',
  'APIKeySecurityScheme.description': description,
  'APIKeySecurityScheme.location': 'Bagian permintaan yang membawa kunci. Versi 0.3 menyebutnya in.',
  'APIKeySecurityScheme.name': 'Nama header, parameter kueri, atau cookie. Bukan kuncinya: kartu bersifat publik.',
  HTTPAuthSecurityScheme: 'Kredensial dalam header Authorization (RFC 9110).',
  'HTTPAuthSecurityScheme.description': description,
  'HTTPAuthSecurityScheme.scheme': 'Nama skema autentikasi HTTP, seperti yang terdaftar di IANA.',
  'HTTPAuthSecurityScheme.bearerFormat': 'Untuk Bearer: jenis tokennya. Hanya petunjuk bagi manusia.',
  OAuth2SecurityScheme: 'Access token dari server OAuth 2.0.',
  'OAuth2SecurityScheme.description': description,
  'OAuth2SecurityScheme.flows': 'Alur yang dipakai klien untuk memperoleh token, dengan alamat-alamatnya.',
  'OAuth2SecurityScheme.oauth2MetadataUrl': 'Tempat server menjelaskan dirinya (RFC 8414). Harus memakai TLS.',
  OpenIdConnectSecurityScheme: 'Masuk dengan OpenID Connect.',
  'OpenIdConnectSecurityScheme.description': description,
  'OpenIdConnectSecurityScheme.openIdConnectUrl': 'Letak dokumen discovery milik penyedia identitas.',
  MutualTlsSecurityScheme: 'Sertifikat klien. Tidak ada yang perlu diisi: {} sudah lengkap.',
  'MutualTlsSecurityScheme.description': description,
  OAuthFlows: 'Satu alur OAuth 2.0 milik skema ini. Untuk alur kedua, nyatakan skema kedua.',
  'OAuthFlows.authorizationCode': 'Seseorang masuk lewat peramban. Pilihan yang lazim jika ada manusia di depannya.',
  'OAuthFlows.clientCredentials': 'Program masuk atas namanya sendiri, tanpa manusia.',
  'OAuthFlows.deviceCode': 'Seseorang memasukkan kode di perangkat lain. Untuk program tanpa peramban.',
  'OAuthFlows.implicit':
    'Alur yang menaruh token dalam alamat peramban. Tidak dianjurkan lagi: pakai authorizationCode dengan PKCE.',
  'OAuthFlows.password':
    'Alur yang menyerahkan kata sandi kepada klien. Tidak dianjurkan lagi: pakai authorizationCode atau deviceCode.',
  AuthorizationCodeOAuthFlow: 'OAuth 2.0 dengan kode otorisasi.',
  'AuthorizationCodeOAuthFlow.authorizationUrl': authorizationUrl,
  'AuthorizationCodeOAuthFlow.tokenUrl': tokenUrl,
  'AuthorizationCodeOAuthFlow.refreshUrl': refreshUrl,
  'AuthorizationCodeOAuthFlow.scopes': scopes,
  'AuthorizationCodeOAuthFlow.pkceRequired': 'Apakah server mewajibkan PKCE (RFC 7636). Nilai baku: false.',
  ClientCredentialsOAuthFlow: 'OAuth 2.0 untuk program yang bertindak atas namanya sendiri.',
  'ClientCredentialsOAuthFlow.tokenUrl': tokenUrl,
  'ClientCredentialsOAuthFlow.refreshUrl': refreshUrl,
  'ClientCredentialsOAuthFlow.scopes': scopes,
  DeviceCodeOAuthFlow: 'OAuth 2.0 untuk perangkat tanpa peramban (RFC 8628).',
  'DeviceCodeOAuthFlow.deviceAuthorizationUrl':
    'Tempat klien meminta kode yang akan dimasukkan seseorang. Harus memakai TLS.',
  'DeviceCodeOAuthFlow.tokenUrl': tokenUrl,
  'DeviceCodeOAuthFlow.refreshUrl': refreshUrl,
  'DeviceCodeOAuthFlow.scopes': scopes,
  ImplicitOAuthFlow: 'Alur implicit OAuth 2.0. Tidak dianjurkan lagi.',
  'ImplicitOAuthFlow.authorizationUrl': authorizationUrl,
  'ImplicitOAuthFlow.refreshUrl': refreshUrl,
  'ImplicitOAuthFlow.scopes': scopes,
  PasswordOAuthFlow: 'Alur kata sandi OAuth 2.0. Tidak dianjurkan lagi.',
  'PasswordOAuthFlow.tokenUrl': tokenUrl,
  'PasswordOAuthFlow.refreshUrl': refreshUrl,
  'PasswordOAuthFlow.scopes': scopes,
} as const;
