import type { ReasonFacts } from '../../agent/portability/index.ts';
import type { portabilityWords as english } from '../en/portability.ts';
import { number } from './prose.ts';

/** What stands in the facts of tools as English words; names and codes are not here. */
const words: Readonly<Record<string, string>> = {
  'as extensions of Goose': 'sebagai ekstensi Goose',
  'under mcp in opencode.json': 'di bawah mcp dalam opencode.json',
  'in the settings of Cursor': 'dalam pengaturan Cursor',
  'the exact id that Factory shows for it': 'id persis yang ditampilkan Factory',
  'a Claude model, by its alias or an id such as claude-…': 'model Claude, dengan alias atau id seperti claude-…',
  'a Gemini model, by an id such as gemini-…': 'model Gemini, dengan id seperti gemini-…',
  'an OpenAI model, by an id such as gpt-…': 'model OpenAI, dengan id seperti gpt-…',
  'provider/model, such as anthropic/claude-…': 'penyedia/model, misalnya anthropic/claude-…',
};
const told = (fact: string): string => words[fact] ?? fact;

const values: Readonly<Record<ReasonFacts['key-value']['wanted'], string>> = {
  colour: 'warna seperti "#22cc88"',
  mode: 'subagent, primary, atau all',
  number: 'angka',
  'positive whole number': 'bilangan bulat di atas 0',
  'yes or no': 'true atau false',
  text: 'teks',
  map: 'map',
  kind: 'local atau remote',
};

const refusedOrSent = (tool: string, refused: boolean) =>
  refused
    ? `${tool} tidak memuat berkas dengan kunci ini. Hapus.`
    : `${tool} mengirim kunci ini ke penyedia model sebagai opsi. Hapus.`;

/** Why an agent file does not work as it is in `tool`, and what to do about it: one or two short sentences each. */
export const portabilityWords: typeof english = {
  'another-format': (tool, { format }) =>
    `${tool} membaca ${format}. Tulis name dan description sebagai kunci, dan instruksinya sebagai developer_instructions.`,
  'byte-order-mark': (tool) =>
    `${tool} tidak menemukan frontmatter setelah byte order mark. Simpan berkas tanpa karakter itu.`,
  'blanks-behind-fence': (tool) => `${tool} tidak melihat --- yang diikuti spasi. Hapus spasinya.`,
  'inner-fence': (tool) => `${tool} mengakhiri frontmatter pada --- yang pertama, di mana pun letaknya. Hapus.`,
  'built-in-name': (tool, { name }) => `${tool} sudah punya agen ${name} sendiri. Pilih nama lain.`,
  'leading-hyphen': (tool) => `${tool} melewati agen yang namanya diawali tanda hubung.`,
  'description-lines': (tool) =>
    `${tool} versi tertentu kehilangan atau mengacaukan deskripsi dalam beberapa baris. Tulis dalam satu baris, dengan tanda kutip ganda.`,
  'description-cut': (tool, { limit, length }) =>
    `Model ${tool} melihat ${number(limit)} karakter pertama dari ${number(length)}.`,
  'description-long': (tool, { limit, length }) =>
    `${tool} meminta paling banyak ${number(limit)} karakter; di sini ada ${number(length)}.`,
  'model-any': (tool) => `${tool} tidak punya model bernama any. Hapus barisnya: tanpa itu, ${tool} yang memilih.`,
  'model-alias': (tool, { model }) => `${model} bukan model bagi ${tool}. Hapus barisnya, atau tulis id lengkap.`,
  'model-id': (tool, { wanted }) => `${tool} menerima ${told(wanted)}. Hapus barisnya, atau tulis yang seperti itu.`,
  'model-bound': (tool, { model }) => `${tool} harus disiapkan dengan penyedia yang punya ${model}.`,
  'tools-form': (tool, { form, line }) =>
    form === 'comma string'
      ? `${tool} versi tertentu kehilangan alat yang ditulis dalam daftar. Tulis ${line ?? 'semuanya dalam satu baris, dipisah koma.'}`
      : `${tool} tidak menerima daftar alat, dan tidak memuat berkasnya. Tulis ${line ?? 'map permission yang menolak "*" dan mengizinkan setiap alat.'}`,
  'tools-unheld': (tool, { empty }) =>
    empty
      ? `Berkas agen tidak bisa mencabut alat di ${tool}: agen mendapat semuanya.`
      : `Berkas agen tidak bisa membatasi alat di ${tool}: agen mendapat semuanya.`,
  'tool-name': (tool, { tool: written, name }) => `Di ${tool}, ${written} bernama ${name}.`,
  'tool-all': (tool) => `${tool} tidak punya tanda untuk semua alat. Hapus tools: agen lalu mendapat semuanya.`,
  'tool-unknown': (tool, { tool: written }) =>
    `Sejauh yang kami tahu, ${tool} tidak punya alat bernama ${written}. Hapus jika agen tidak memerlukannya.`,
  'tool-server': (tool, { tool: written, form }) =>
    `${written} adalah alat dari server MCP; ${tool} menulisnya sebagai ${told(form)}.`,
  'servers-remove': (tool, { refused }) => refusedOrSent(tool, refused),
  'servers-elsewhere': (tool, { where }) => `${tool} tidak membaca server dari berkas agen. Siapkan ${told(where)}.`,
  'servers-key': (tool, { key }) => `${tool} hanya membaca server dari ${key}, sebagai map dari nama ke pengaturan.`,
  'server-inline': (tool, { where }) =>
    `${tool} hanya menerima nama server. Siapkan server itu dalam ${told(where)}, dan sebut namanya di sini.`,
  'skills-remove': (tool, { refused }) => refusedOrSent(tool, refused),
  'skill-folder': (tool, { folder, name, key }) =>
    key === 'names'
      ? `${tool} mencari skill dengan namanya. Taruh foldernya ${name === '' ? 'di dalam' : 'di'} ${folder}, dan tulis ${name === '' ? 'namanya' : name} di sini.`
      : `${tool} tidak mengikuti jalur ke skill. Taruh foldernya ${name === '' ? 'di dalam' : 'di'} ${folder}.`,
  'key-empty': (tool, { key }) => `${tool} tidak memuat berkas dengan ${key} tanpa nilai. Hapus barisnya.`,
  'key-value': (tool, { key, wanted }) =>
    `Untuk ${key}, ${tool} menerima ${values[wanted]}, dan tidak memuat berkas dengan nilai lain. Ubah, atau hapus barisnya.`,
  'key-refused': (tool, { key }) => `${tool} tidak memuat berkas dengan kunci ${key}. Hapus.`,
  'key-sent': (tool, { key }) => `${tool} mengirim ${key} ke penyedia model sebagai opsi. Hapus.`,
  'key-unheld': (tool, { key }) => `${tool} tidak membaca ${key}, jadi yang dilarangnya akan diizinkan di sana.`,
  'instructions-long': (tool, { limit, length }) =>
    `${tool} menerima instruksi paling banyak ${number(limit)} karakter; di sini ada ${number(length)}.`,
  more: (_, { count }) => `Dan ${number(count)} lagi yang tidak ditampilkan. Perbaiki yang ini, lalu periksa lagi.`,
};
