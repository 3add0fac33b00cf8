import { checkFolder } from '../../core/check-folder.ts';
import type { FolderEntry } from '../../core/parse/folder.ts';
import { type FolderReading, readFolder } from '../../core/parse/folder.ts';
import { looksLikeZip, unzip } from '../../core/parse/zip/index.ts';
import type { FolderAnswer, FolderDraft, Services } from './messages.ts';
import { serve } from './serve.ts';

/** A single file that is a zip is the folder that is packed in it. */
async function entriesOf(files: readonly FolderEntry[]): Promise<FolderReading<readonly FolderEntry[]>> {
  const [only, another] = files;
  if (!only || another || !looksLikeZip(only.bytes)) return readFolder(files);
  const unpacked = await unzip(only.bytes);
  return unpacked.refused ? unpacked : readFolder(unpacked.read);
}

/** Judges the files of a folder, or says why it is not read. */
async function judgeFolder({ files, language }: FolderDraft): Promise<FolderAnswer> {
  const { read, refused } = await entriesOf(files);
  if (refused) return { refused };
  const { report, texts } = await checkFolder(read, { language });
  return { report, texts, files: read };
}

serve({ folder: judgeFolder } satisfies Services['folder']);
