import type { Language } from '../../core/language.ts';

/** What stands around the content of every page. */
interface ShellStrings {
  readonly skip: string;
  readonly site: string;
  readonly check: string;
  readonly preview: string;
  readonly templates: string;
  readonly generator: string;
  readonly schemas: string;
  readonly rules: string;
  readonly guide: string;
  readonly api: string;
  readonly problems: string;
  readonly version: string;
  readonly notKept: string;
  readonly toResult: string;
  readonly bringBack: string;
  /** The language itself, in its own words: the label of the switch. */
  readonly language: string;
}

export const shellStrings: Readonly<Record<Language, ShellStrings>> = {
  en: {
    skip: 'Skip to the content',
    site: 'Site',
    check: 'Check',
    preview: 'Preview',
    templates: 'Templates',
    generator: 'Generator',
    schemas: 'Schemas',
    rules: 'Rules',
    guide: 'Guide',
    api: 'API',
    problems: 'Problems',
    version: 'Version',
    notKept: 'A file that is checked here is not kept.',
    toResult: 'Result',
    bringBack: 'Bring back what was here before',
    language: 'English',
  },
  id: {
    skip: 'Langsung ke isi',
    site: 'Situs',
    check: 'Periksa',
    preview: 'Pratinjau',
    templates: 'Templat',
    generator: 'Pembuat',
    schemas: 'Skema',
    rules: 'Aturan',
    guide: 'Panduan',
    api: 'API',
    problems: 'Masalah',
    version: 'Versi',
    notKept: 'Berkas yang diperiksa di sini tidak disimpan.',
    toResult: 'Hasil',
    bringBack: 'Kembalikan isi sebelumnya',
    language: 'Bahasa Indonesia',
  },
};
