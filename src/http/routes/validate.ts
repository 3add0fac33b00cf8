import * as z from 'zod';
import { specs } from '../../core/card/layout.ts';
import { check } from '../../core/check.ts';
import { type Kind, kinds, type Profile, profiles, profilesOf, type Report, severities } from '../../core/report.ts';
import { usualName } from '../../render/file-name.ts';
import { renderGithub } from '../../render/github.ts';
import { renderGnu } from '../../render/gnu.ts';
import { reportPage } from '../../render/html/report.ts';
import { renderJson } from '../../render/json.ts';
import { renderSarif } from '../../render/sarif/log.ts';
import { renderText } from '../../render/text.ts';
import { readDocument } from '../document.ts';
import type { EdgeContext } from '../edge.ts';
import { negotiate } from '../negotiate.ts';
import { badParameters, readParameters } from '../parameters.ts';

/** Formats by name, each with its media type. Of those that share one, `Accept` means the first. */
const formats = {
  json: 'application/json',
  text: 'text/plain',
  gnu: 'text/plain',
  github: 'text/plain',
  sarif: 'application/sarif+json',
  html: 'text/html',
} as const;
type Format = keyof typeof formats;
const formatNames = Object.keys(formats) as Format[];
const offers = [...new Set(Object.values(formats))];

/** What writes each format; `name` is the file where a diagnostic has none. */
const writers: Record<Format, (report: Report, text: string, name: string) => string | Promise<string>> = {
  json: (report) => renderJson(report),
  text: renderText,
  gnu: (report, _text, name) => renderGnu(report, name),
  github: (report, _text, name) => renderGithub(report, name),
  sarif: renderSarif,
  html: (report, text) => reportPage(report, text),
};

const FILE_NAME_CHARACTERS = 255;

const query = z.strictObject({
  kind: z.enum(kinds).optional(),
  profile: z.enum(profiles).optional(),
  /** Version of A2A to judge a card by; `auto` takes the one that the card is written in. */
  spec: z.enum(['auto', ...specs]).optional(),
  name: z
    .string()
    .min(1, 'A file name has at least one character.')
    .max(FILE_NAME_CHARACTERS, `A file name has at most ${FILE_NAME_CHARACTERS} characters.`)
    .regex(/^\P{Cc}*$/u, 'A file name has no control characters.')
    .optional(),
  format: z.enum(formatNames).optional(),
  level: z.enum(severities).optional(),
  'fail-on': z.enum(['error', 'warning']).optional(),
});

type Query = z.output<typeof query>;

/**
 * Reads the options, from the query and from the fields of a form. A profile belongs to one kind and so names it.
 * Throws bad-parameter.
 */
function readQuery(entries: Iterable<readonly [string, string]>): Query {
  const options = readParameters(query, entries);
  const { profile } = options;
  if (profile === undefined) return options;
  const has = (kind: Kind) => (profilesOf[kind] as readonly Profile[]).includes(profile);
  const kind = options.kind ?? kinds.find(has);
  if (kind === undefined || has(kind)) return { ...options, kind };
  throw badParameters([
    { name: 'profile', detail: `The kind "${kind}" has no profile of this name.`, allowed: [...profilesOf[kind]] },
  ]);
}

/** Hides what is milder than the level. Counts and verdict stay those of the whole document. */
function above(report: Report, level: Query['level'] = 'note'): Report {
  const shown = severities.slice(0, severities.indexOf(level) + 1);
  return { ...report, diagnostics: report.diagnostics.filter(({ severity }) => shown.includes(severity)) };
}

function fails({ errors, warnings }: Report['summary'], failOn: Query['fail-on']): boolean {
  return failOn !== undefined && errors + (failOn === 'warning' ? warnings : 0) > 0;
}

/**
 * POST /validate: the report on the document in the body. 200 whatever the verdict, which is in the body and in
 * X-Verdict; 422 with the same body where `fail-on` is hit. A refusal is a problem and has no verdict.
 */
export async function validate(c: EdgeContext): Promise<Response> {
  const asked = [...new URL(c.req.url).searchParams];
  // Read once before the body, so that a wrong option is told at once and not behind a fault of the body.
  readQuery(asked);
  const { bytes, name, fields } = await readDocument(c);
  const options = readQuery([...asked, ...fields]);
  const format = options.format ?? formatOf(negotiate(c, offers));
  const file = options.name ?? (query.shape.name.safeParse(name).success ? name : undefined);
  const { report, text } = await check(bytes, {
    ...(options.kind && { kind: options.kind }),
    ...(options.profile && { profile: options.profile }),
    ...(options.spec && options.spec !== 'auto' && { spec: options.spec }),
    ...(file && { name: file }),
  });
  if (format === 'html') c.set('policy', 'page');
  const type = formats[format];
  const body = await writers[format](above(report, options.level), text, file ?? usualName[report.kind]);
  return new Response(body, {
    status: fails(report.summary, options['fail-on']) ? 422 : 200,
    headers: {
      'Content-Type': type.startsWith('text/') ? `${type}; charset=utf-8` : type,
      'Cache-Control': 'no-store',
      'X-Verdict': report.valid ? 'valid' : 'invalid',
      Vary: 'Accept',
    },
  });
}

const formatOf = (type: (typeof formats)[Format]): Format =>
  formatNames.find((format) => formats[format] === type) ?? 'json';
