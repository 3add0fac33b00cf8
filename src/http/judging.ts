import * as z from 'zod/mini';
import { specs } from '../core/card/layout.ts';
import type { CheckOptions } from '../core/check.ts';
import type { CheckFolderOptions } from '../core/check-folder.ts';
import { languages } from '../core/language.ts';
import { once } from '../core/memo.ts';
import type { FolderEntry } from '../core/parse/folder.ts';
import {
  kinds,
  type Profile,
  profiles,
  profilesOf,
  type Report,
  type Subject,
  severities,
  subjects,
} from '../core/report.ts';
import { readDocument } from './document.ts';
import type { EdgeContext } from './edge.ts';
import { readSubmission } from './folder/submission.ts';
import type { FormDocument } from './form.ts';
import { hostedModels } from './hosted-models.ts';
import { badParameters, queryOf, readParameters } from './parameters.ts';

const FILE_NAME_CHARACTERS = 255;

/** The parameters of every address that takes a document. Made when one is first asked: a start need not wait for it. */
export const judging = once(() => ({
  kind: z.optional(z.enum(subjects)),
  profile: z.optional(z.enum(profiles)),
  /** Version of A2A to judge a card by; `auto` takes the one that the card is written in. */
  spec: z.optional(z.enum(['auto', ...specs])),
  name: z.optional(
    z
      .string()
      .check(
        z.minLength(1, 'A file name has at least one character.'),
        z.maxLength(FILE_NAME_CHARACTERS, `A file name has at most ${FILE_NAME_CHARACTERS} characters.`),
        z.regex(/^\P{Cc}*$/u, 'A file name has no control characters.'),
      ),
  ),
  level: z.optional(z.enum(severities)),
  'fail-on': z.optional(z.enum(['error', 'warning'])),
  /** Language of the messages. */
  lang: z.optional(z.enum(languages)),
}));

type Shape = ReturnType<typeof judging>;
type Judging = z.output<z.ZodMiniObject<Shape, z.core.$strict>>;
type Query<Own extends z.core.$ZodShape> = z.ZodMiniObject<Shape & Own, z.core.$strict>;

/** A document to judge, and how. */
export interface Request<Options> {
  readonly bytes: Uint8Array;
  /** All parameters, as they were given. */
  readonly options: Options & Judging;
  readonly check: CheckOptions;
}

/** A folder to judge, and how. */
export interface FolderRequest<Options> {
  readonly files: readonly FolderEntry[];
  readonly options: Options & Judging;
  readonly check: CheckFolderOptions;
}

/**
 * Reads the options, from the query and from the fields of a form. A profile that belongs to one kind names it.
 * Throws bad-parameter.
 */
function readQuery<Own extends z.core.$ZodShape>(query: Query<Own>, entries: Iterable<readonly [string, string]>) {
  // The shape of every query holds that of judging, which the compiler does not see through the type parameter.
  const options = readParameters(query, entries) as z.output<Query<Own>> & Judging;
  const { profile, spec } = options;
  if (profile === undefined) return options;
  if (profile === 'goloco' && spec !== undefined && spec !== 'auto' && spec !== '1.0') {
    throw badParameters([{ name: 'spec', detail: 'Goloco cards are A2A 1.0.', allowed: ['auto', '1.0'] }]);
  }
  const has = (kind: Subject) => (profilesOf[kind] as readonly Profile[]).includes(profile);
  const [only, another] = subjects.filter(has);
  const kind = options.kind ?? (another === undefined ? only : undefined);
  if (kind === undefined || has(kind)) return { ...options, kind };
  throw badParameters([
    { name: 'profile', detail: `The kind "${kind}" has no profile of this name.`, allowed: [...profilesOf[kind]] },
  ]);
}

/** The options of the query, and of the fields that came with the body, if any. */
const withFields = <Own extends z.core.$ZodShape, Options>(
  query: Query<Own>,
  asked: readonly (readonly [string, string])[],
  options: Options,
  fields: readonly (readonly [string, string])[],
) => (fields.length === 0 ? options : readQuery(query, [...asked, ...fields]));

/** Reads a request that has a document in it. Throws what reading the query and reading the document throw. */
export async function readRequest<Own extends z.core.$ZodShape>(
  c: EdgeContext,
  query: Query<Own>,
): Promise<Request<z.output<Query<Own>>>> {
  const asked = queryOf(c);
  // Read before the body, so that a wrong option is told at once and not behind a fault of the body.
  const options = readQuery(query, asked);
  const document = await readDocument(c);
  return documentRequest(c, document, withFields(query, asked, options, document.fields));
}

/** The same where the request may have a folder in it. Throws bad-folder too. */
export async function readSubject<Own extends z.core.$ZodShape>(
  c: EdgeContext,
  query: Query<Own>,
): Promise<Request<z.output<Query<Own>>> | FolderRequest<z.output<Query<Own>>>> {
  const asked = queryOf(c);
  const before = readQuery(query, asked);
  const submission = await readSubmission(c, before.kind);
  const options = withFields(query, asked, before, submission.fields);
  if (!('files' in submission)) return documentRequest(c, submission, options);
  const { kind, profile, spec, name, lang } = options;
  if (profile !== undefined && !isOfFolders(profile)) {
    throw badParameters([
      {
        name: 'profile',
        detail: 'The request has a folder in it, and folders have no profile of this name.',
        allowed: [...profilesOf.folder],
      },
    ]);
  }
  if (spec !== undefined && spec !== 'auto') {
    throw badParameters([{ name: 'spec', detail: 'This is for cards, and the request has a folder in it.' }]);
  }
  if (kind !== undefined && kind !== 'folder') {
    throw badParameters([
      { name: 'kind', detail: `The request has a folder in it, and no single ${kind}.`, allowed: ['folder'] },
    ]);
  }
  const check = {
    ...(profile && { profile }),
    ...(name && { name }),
    ...(lang && { language: lang }),
    hostedModels: hostedModels(c),
  };
  return { files: submission.files, options, check };
}

const isOfFolders = (profile: Profile): boolean => (profilesOf.folder as readonly Profile[]).includes(profile);

function documentRequest<Options>(
  c: EdgeContext,
  { bytes, name }: FormDocument,
  options: Options & Judging,
): Request<Options> {
  const { kind } = options;
  if (kind === 'folder') {
    throw badParameters([{ name: 'kind', detail: 'Here one document is read, and no folder.', allowed: [...kinds] }]);
  }
  const file = options.name ?? (judging().name.safeParse(name).success ? name : undefined);
  const check = {
    ...(kind && { kind }),
    ...(options.profile && { profile: options.profile }),
    ...(options.spec && options.spec !== 'auto' && { spec: options.spec }),
    ...(file && { name: file }),
    ...(options.lang && { language: options.lang }),
    hostedModels: hostedModels(c),
  };
  return { bytes, options, check };
}

/** Hides what is milder than the level. Counts and verdict stay those of the whole document. */
export function above(report: Report, level: Judging['level'] = 'note'): Report {
  const shown = severities.slice(0, severities.indexOf(level) + 1);
  return { ...report, diagnostics: report.diagnostics.filter(({ severity }) => shown.includes(severity)) };
}

/** The status of an answer about a document: 422 where `fail-on` is hit, so that curl can fail; else 200. */
export const statusOf = ({ errors, warnings }: Report['summary'], failOn: Judging['fail-on']): number =>
  failOn !== undefined && errors + (failOn === 'warning' ? warnings : 0) > 0 ? 422 : 200;

/** A page that answers a form can be gone back to only where the browser may keep it; all else is for once. */
export const cacheControl = (type: string): string => (type === 'text/html' ? 'private, no-cache' : 'no-store');

/** The headers of an answer that carries a verdict. */
export const verdictHeaders = (type: string, { valid }: Report): Record<string, string> => ({
  'Content-Type': type.startsWith('text/') ? `${type}; charset=utf-8` : type,
  'Cache-Control': cacheControl(type),
  'X-Verdict': valid ? 'valid' : 'invalid',
  Vary: 'Accept',
});
