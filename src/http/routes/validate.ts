import * as z from 'zod/mini';
import { check } from '../../core/check.ts';
import { checkFolder } from '../../core/check-folder.ts';
import type { Language } from '../../core/language.ts';
import { once } from '../../core/memo.ts';
import type { Report } from '../../core/report.ts';
import { usualName } from '../../render/file-name.ts';
import { renderGithub } from '../../render/github.ts';
import { renderGnu } from '../../render/gnu.ts';
import { reportPage } from '../../render/html/report.ts';
import { renderJson } from '../../render/json.ts';
import { renderSarif } from '../../render/sarif/log.ts';
import type { Source } from '../../render/source.ts';
import { renderText } from '../../render/text.ts';
import type { EdgeContext } from '../edge.ts';
import { above, judging, readSubject, statusOf, verdictHeaders } from '../judging.ts';
import { RULE_PAGES, readMadeData } from '../made.ts';
import { negotiate } from '../negotiate.ts';

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

interface Asked {
  readonly c: EdgeContext;
  /** The file where a diagnostic has none. */
  readonly name: string;
  /** Only what is for people has a language of its own. */
  readonly language: Language | undefined;
}

type Writer = (report: Report, source: Source, asked: Asked) => string | Promise<string>;

/** What writes each format. */
const writers: Record<Format, Writer> = {
  json: (report) => renderJson(report),
  text: (report, source, { name }) => renderText(report, source, name),
  gnu: (report, _source, { name }) => renderGnu(report, name),
  github: (report, _source, { name }) => renderGithub(report, name),
  sarif: async (report, source, { c, name }) => renderSarif(report, source, name, await readMadeData(c, RULE_PAGES)),
  html: (report, source, { language }) => reportPage(report, source, language),
};

const query = once(() => z.strictObject({ ...judging(), format: z.optional(z.enum(formatNames)) }));

/**
 * POST /validate: the report on the document or the folder in the body. 200 whatever the verdict, which is in the body
 * and in X-Verdict; 422 with the same body where `fail-on` is hit. A refusal is a problem and has no verdict.
 */
export async function validate(c: EdgeContext): Promise<Response> {
  const request = await readSubject(c, query());
  const { options } = request;
  const format = options.format ?? formatOf(negotiate(c, offers));
  const { report, source, name } = await judged(request);
  c.set('judged', report);
  if (format === 'html') c.set('policy', 'page');
  const body = await writers[format](above(report, options.level), source, { c, name, language: options.lang });
  return new Response(body, {
    status: statusOf(report.summary, options['fail-on']),
    headers: verdictHeaders(formats[format], report),
  });
}

interface Judged {
  readonly report: Report;
  readonly source: Source;
  /** The file where a diagnostic has none; those of a folder all have one. */
  readonly name: string;
}

async function judged(request: Awaited<ReturnType<typeof readSubject>>): Promise<Judged> {
  if ('files' in request) {
    const { report, texts } = await checkFolder(request.files, request.check);
    return { report, source: texts, name: [...texts.keys()][0] ?? usualName.folder };
  }
  const { report, text } = await check(request.bytes, request.check);
  return { report, source: text, name: request.check.name ?? usualName[report.kind] };
}

const formatOf = (type: (typeof formats)[Format]): Format =>
  formatNames.find((format) => formats[format] === type) ?? 'json';
