import Ajv from 'ajv/dist/2020.js';
import { expect } from 'vitest';
import reportSchema from '../../../schemas/report.schema.json' with { type: 'json' };
import { type CheckedFolder, type CheckFolderOptions, checkFolder } from '../../../src/core/check-folder.ts';
import { readFolder } from '../../../src/core/parse/folder.ts';
import type { Report } from '../../../src/core/report.ts';

const holds = new Ajv().compile(reportSchema);

export type Texts = Readonly<Record<string, string>>;

/** Judges a folder of texts, and holds the report against its published schema. */
export async function judgeFolder(texts: Texts, options: CheckFolderOptions = {}): Promise<CheckedFolder> {
  const entries = Object.entries(texts).map(([path, text]) => ({ path, bytes: new TextEncoder().encode(text) }));
  const folder = readFolder(entries);
  if (!folder.read) throw new Error(`Refused: ${JSON.stringify(folder.refused)}`);
  const checked = await checkFolder(folder.read, options);
  expect(holds(checked.report), JSON.stringify(holds.errors)).toBe(true);
  return checked;
}

/** The same for a JSON map from paths to texts. */
export const judgeMap = async (map: string): Promise<Report> => (await judgeFolder(JSON.parse(map))).report;
