import type { memberRules } from '../../rules/card/members/index.ts';
import type { shapeRules } from '../../rules/card/shape/index.ts';
import type { FactsOfRules } from '../../rules/define.ts';
import type { Words } from '../wording.ts';
import { versionNames } from './card-names.ts';
import { and, quoted } from './prose.ts';

const list = (names: readonly string[]) => and(names.map(quoted));

const demandedBy = { authentication: '0.1', security: '0.3', securityRequirements: '1.0' };

export const cardShapeWords: Words<FactsOfRules<typeof shapeRules> & FactsOfRules<typeof memberRules>> = {
  'card/dropped-security': {
    message: ({ where, spec, member, schemes }) =>
      `Klien ${spec} akan melihat ${where === 'card' ? 'agen yang tidak memerlukan kredensial' : 'skill yang tidak memerlukan kredensial sendiri'}: klien itu mengabaikan "${member}", yang dalam ${demandedBy[member]} mewajibkan ${schemes.length > 0 ? list(schemes) : 'kredensial'}.`,
    hint: ({ spec }) =>
      spec === '1.0'
        ? 'Tulis "securityRequirements": [{ "schemes": { "nama": { "list": [scope] } } }].'
        : 'Deklarasikan skemanya dalam "securitySchemes", lalu tulis "security": [{ "nama": [scope] }].',
    fix: () => 'Tulis sebagai securityRequirements',
  },
  'card/requirement-shape': {
    message: ({ schemes, misspelled }) =>
      `Klien 1.0 membaca ini sebagai {}, yang berarti kredensial tidak diperlukan: ${misspelled === undefined ? `${list(schemes)} harus ada di dalam "schemes"` : `klien itu tidak mengenal "${misspelled}"`}.`,
    hint: ({ misspelled }) =>
      misspelled === undefined ? 'Tulis { "schemes": { "nama": { "list": [scope] } } }.' : 'Maksud Anda "schemes"?',
    fix: ({ misspelled }) =>
      misspelled === undefined ? 'Masukkan ke dalam "schemes"' : 'Ganti nama menjadi "schemes"',
  },
  'card/unwrapped-scopes': {
    message: ({ name }) =>
      `Scope dari "${name}" harus ada di dalam { "list": [...] }. Parser Protobuf menolak kartu ini atau membacanya tanpa scope; hanya a2a-go yang menulis dan membacanya begini.`,
    hint: () =>
      'Tulis { "list": [scope] }, atau {} jika tidak ada scope. Jika klien dengan a2a-go sampai 2.5 membaca kartu ini, tanyakan dulu: klien itu menolak bentuk tersebut.',
    fix: () => 'Masukkan scope ke dalam "list"',
  },
  'card/flat-scheme': {
    message: ({ name, type }) =>
      `Klien 1.0 membaca skema "${name}" sebagai {}: jenisnya harus menjadi nama properti yang memuat rinciannya, bukan "type": "${type}".`,
    hint: ({ wrapper }) =>
      wrapper
        ? `Masukkan rinciannya ke dalam "${wrapper}" dan hapus "type".`
        : 'Jenisnya adalah apiKeySecurityScheme, httpAuthSecurityScheme, oauth2SecurityScheme, openIdConnectSecurityScheme, dan mtlsSecurityScheme.',
    fix: ({ wrapper }) => `Masukkan rinciannya ke dalam "${wrapper}"`,
  },
  'card/later-form': {
    message: ({ name, spec }) =>
      name === undefined
        ? `Klien ${spec} menganggap "schemes" sebagai nama skema: sampai 0.3, nama skema ditulis langsung dalam persyaratan.`
        : `Klien ${spec} mencari "type" pada skema "${name}" dan tidak menemukannya: ini bentuk 1.0.`,
    hint: ({ wrapper, type }) =>
      wrapper === undefined
        ? 'Tulis { "nama": [scope] }, atau ubah kartunya ke 1.0.'
        : `Tulis "type": "${type}" dan rinciannya di sebelahnya sebagai ganti "${wrapper}", atau ubah kartunya ke 1.0.`,
  },
  'card/unsafe-integer': {
    message: ({ written, read }) =>
      `${written} lebih dari yang bisa dimuat angka JSON dengan tepat; pembaca melihat ${read}.`,
    hint: () => 'Tulis dalam tanda kutip ganda.',
  },
  'card/number-overflow': {
    message: ({ written }) => `${written} lebih besar dari angka apa pun yang bisa disimpan pembaca JSON.`,
    hint: () => 'Tulis angka yang lebih kecil, atau apit dengan tanda kutip ganda.',
  },
  'card/snake-case': {
    message: ({ name, camel, twin }) =>
      twin === 'full'
        ? `"${name}" adalah "${camel}" dengan ejaan lain, dan kartu ini punya keduanya. Go dan protobuf-es menolak kartu seperti ini.`
        : twin === 'empty'
          ? `"${name}" berisi yang seharusnya ada dalam "${camel}", yang kosong di sini. Pembaca JSON biasa hanya melihat yang kosong.`
          : `A2A menulis "${camel}". Pembaca JSON biasa, seperti peramban dan klien JavaScript, tidak melihat "${name}".`,
    hint: ({ camel, twin }) =>
      twin === 'full'
        ? `Hapus properti ini dan pertahankan "${camel}".`
        : twin === 'empty'
          ? `Pindahkan isinya ke "${camel}".`
          : `Ganti namanya menjadi "${camel}".`,
    fix: ({ camel, twin }) => (twin === 'empty' ? `Pindahkan isinya ke "${camel}"` : `Ganti nama menjadi "${camel}"`),
  },
  'card/old-name': {
    message: ({ name, versions, now }) =>
      `"${name}" adalah nama dalam ${versionNames(versions)}. Dalam 1.0 namanya "${now}", dan itu tidak ada.`,
    hint: ({ now }) => `Ganti namanya menjadi "${now}".`,
    fix: ({ now }) => `Ganti nama menjadi "${now}"`,
  },
  'card/unknown-member': {
    message: ({ name, spec, near, lacks }) =>
      lacks
        ? `A2A ${spec} tidak punya properti "${name}" di sini, dan "${near}" tidak ada.`
        : spec === '1.0'
          ? `A2A 1.0 tidak punya properti "${name}" di sini. Klien yang toleran mengabaikannya, yang ketat menolak kartunya.`
          : `A2A ${spec} tidak punya properti "${name}" di sini. Klien mengabaikannya.`,
    hint: ({ near, within }) =>
      near
        ? within
          ? `Masukkan ke dalam "${near}".`
          : `Maksud Anda "${near}"?`
        : 'Tulis hal yang khusus milik Anda dalam params sebuah ekstensi di capabilities.extensions.',
    fix: ({ near, within }) => (within ? `Masukkan ke dalam "${near}"` : `Ganti nama menjadi "${near}"`),
  },
  'card/misplaced-extensions': {
    message: () => 'Klien mencari ekstensi dalam "capabilities" dan tidak melihat yang di sini.',
    hint: () => 'Pindahkan daftar ini ke dalam "capabilities".',
  },
};
