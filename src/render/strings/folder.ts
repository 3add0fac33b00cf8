import type { Language } from '../../core/language.ts';
import { limits } from '../../core/limits.ts';
import type { FolderRefusal } from '../../core/parse/folder.ts';

/** What the check page says of a folder. */
export interface FolderStrings {
  readonly choose: string;
  readonly file: string;
  /** Where none of its files is one that is judged. */
  readonly nothing: string;
  /** Why a folder is not read. The path that it is about follows, where there is one. */
  readonly refused: Readonly<Record<FolderRefusal['reason'], string>>;
}

const { folderFiles, folderBytes, zipEntries } = limits;
const most = folderBytes / (1024 * 1024);

export const folderStrings: Readonly<Record<Language, FolderStrings>> = {
  en: {
    choose: 'Open a folder',
    file: 'File of the folder',
    nothing: 'The folder has neither a SKILL.md nor a goloco.agent.md.',
    refused: {
      path: 'A path leads out of the folder, or cannot be one on every system:',
      twice: 'There are two files at this path:',
      'file and folder': 'Something is a file and a folder at once. In it:',
      case: 'Two paths are one on systems that take no notice of case:',
      files: `The folder has more than ${folderFiles} files.`,
      bytes: `The folder has more than ${most} MiB.`,
      entries: `The zip has more than ${zipEntries} entries.`,
      'no files': 'There is no file in the folder.',
      'no zip': 'This is no zip, or it breaks off.',
      'broken zip': 'The directory of the zip does not fit its files.',
      zip64: 'The zip is of the kind for very large files (zip64), which is not read here.',
      encrypted: 'A file of the zip is encrypted:',
      'symbolic link': 'A file of the zip is a symbolic link; put the file itself in:',
      archive: 'There is an archive inside the zip; unpack it or leave it out:',
      method: 'A file of the zip is packed in a way that is not read here; use the usual "deflate":',
      size: 'A file is not as large as the zip says:',
      broken: 'A file of the zip cannot be unpacked:',
      checksum: 'A file does not have the checksum that the zip says:',
    },
  },
  id: {
    choose: 'Buka folder',
    file: 'Berkas dalam folder',
    nothing: 'Folder ini tidak punya SKILL.md dan tidak punya goloco.agent.md.',
    refused: {
      path: 'Sebuah jalur keluar dari folder, atau tidak bisa dipakai di semua sistem:',
      twice: 'Ada dua berkas di jalur ini:',
      'file and folder': 'Ada yang sekaligus berkas dan folder. Di dalamnya:',
      case: 'Dua jalur menjadi satu di sistem yang tidak membedakan huruf besar dan kecil:',
      files: `Folder ini punya lebih dari ${folderFiles} berkas.`,
      bytes: `Folder ini lebih dari ${most} MiB.`,
      entries: `Zip ini punya lebih dari ${zipEntries} entri.`,
      'no files': 'Tidak ada berkas di folder ini.',
      'no zip': 'Ini bukan zip, atau zip-nya terputus.',
      'broken zip': 'Direktori zip tidak cocok dengan berkas-berkasnya.',
      zip64: 'Zip ini dari jenis untuk berkas sangat besar (zip64), yang tidak dibaca di sini.',
      encrypted: 'Sebuah berkas di zip terenkripsi:',
      'symbolic link': 'Sebuah berkas di zip adalah tautan simbolis; masukkan berkasnya sendiri:',
      archive: 'Ada arsip di dalam zip; bongkar atau keluarkan:',
      method: 'Sebuah berkas dikemas dengan cara yang tidak dibaca di sini; pakai "deflate" yang biasa:',
      size: 'Ukuran sebuah berkas tidak sama dengan yang tertulis di zip:',
      broken: 'Sebuah berkas di zip tidak bisa dibongkar:',
      checksum: 'Checksum sebuah berkas tidak sama dengan yang tertulis di zip:',
    },
  },
};
