import * as z from 'zod/mini';
import { isObject } from '../core/document.ts';
import { limits } from '../core/limits.ts';
import { once } from '../core/memo.ts';
import type { PreviewAgent, PreviewInput } from '../core/preview/index.ts';
import { isAgentId } from '../core/preview/listings.ts';
import { listIn, readSource } from '../core/preview/source.ts';
import type { ProblemParameter } from '../core/schema/types/problem.ts';
import { visible } from '../core/visible.ts';
import { previewStrings } from '../render/strings/preview.ts';
import { readBody, tooLarge } from './body.ts';
import { isBlank } from './byte-text.ts';
import { contentType, FORM_BYTES, MULTIPART, refuseZip } from './document.ts';
import type { EdgeContext } from './edge.ts';
import { type FormPart, formParts } from './form.ts';
import { Problem } from './problem.ts';

/** The refusal of a preview because of these members or fields. */
export function badPreview(parameters: ProblemParameter[]): Problem {
  const names = parameters.map(({ name }) => name).join(', ');
  return new Problem('bad-preview', `No card was generated, because of: ${names}. See "parameters".`, { parameters });
}

const text = () => z.string('It must be a text.');
const agentId = () => text().check(z.refine(isAgentId, previewStrings.en.none['no agent id']));

/** The agent in a JSON body, in the spelling of the API or of the SDK. What else it has is private and not looked at. */
const agentSchema = once(() =>
  z.object({
    agent_id: z.nullish(agentId()),
    agentId: z.nullish(agentId()),
    name: z.nullish(text()),
    description: z.nullish(text()),
    text: z.nullish(text()),
  }),
);

/** The fields of a form beside its two files. */
const fieldSchema = once(() =>
  z.strictObject({
    agent_id: z.optional(agentId()),
    name: z.optional(text()),
    description: z.optional(text()),
  }),
);

const faults = (error: z.core.$ZodError, under: string): ProblemParameter[] =>
  error.issues.flatMap(({ code, path, message, ...issue }) =>
    code === 'unrecognized_keys' && 'keys' in issue
      ? (issue.keys as string[]).map((name) => ({ name, detail: 'There is no field of this name.' }))
      : [{ name: under + path.join('.'), detail: message }],
  );

function known(member: 'agentId' | 'name' | 'description', value: string | null | undefined): Partial<PreviewAgent> {
  return value === undefined || value === null || value === '' ? {} : { [member]: value };
}

/** Reads `{"agent": …, "listings": …}`. A text that is no JSON is judged as such, and the rest is not looked at. */
function fromJson(body: Uint8Array): PreviewInput {
  const source = readSource(body);
  const pointer = '/listings';
  if (!source.root) return { agent: {}, source, list: undefined, pointer };
  const { agent, listings } = isObject(source.value) ? source.value : {};
  const missing = [
    ...(isObject(agent) ? [] : [{ name: 'agent', detail: 'An object with the agent_id and the name is needed.' }]),
    ...(listings === undefined
      ? [{ name: 'listings', detail: 'A list is needed, or a page of the API with "data".' }]
      : []),
  ];
  if (missing.length > 0) throw badPreview(missing);
  const read = agentSchema().safeParse(agent);
  if (!read.success) throw badPreview(faults(read.error, 'agent.'));
  const { data } = read;
  const ids = [data.agent_id, data.agentId].filter((id) => typeof id === 'string');
  if (new Set(ids).size > 1)
    throw badPreview([{ name: 'agent.agentId', detail: 'It is "agent_id" in another spelling, and the two differ.' }]);
  return {
    agent: {
      ...known('agentId', data.agent_id ?? data.agentId),
      ...known('name', data.name),
      ...known('description', data.description),
      ...(data.text && { file: { bytes: new TextEncoder().encode(data.text), name: 'goloco.agent.md' } }),
    },
    source,
    list: listings,
    pointer,
    reads: ['/agent', ...Object.keys(agentSchema().shape).map((member) => `/agent/${member}`)],
  };
}

/** What a part of a form is, by its field or else by the name of its file. */
function roleOf({ field, name = '' }: FormPart): 'agent' | 'listings' | 'field' {
  if (/^(?:agent|(?:goloco\.)?agent\.md)$/i.test(field)) return 'agent';
  if (/^listings(?:\.json)?$/i.test(field)) return 'listings';
  if (/\.md$/i.test(name)) return 'agent';
  return /\.json$/i.test(name) ? 'listings' : 'field';
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

/** The name of a file as it is told: a control character in it would act on the page or the terminal that shows it. */
const fileName = (name: string | undefined, usual: string): string => visible(name || usual);

/** Reads a form with an agent file, which may be left out, a file or text with the listings, and fields for the agent. */
async function fromForm(body: Uint8Array, type: string): Promise<PreviewInput> {
  const parts = (await formParts(body, type)).filter(({ bytes }) => !isBlank(bytes));
  const only = (role: 'agent' | 'listings') => {
    const [part, another] = parts.filter((one) => roleOf(one) === role);
    if (another) throw new Problem('bad-form', `The form has more than one part that is the ${role}. Send one.`);
    if (part) refuseZip(part.bytes);
    if (part && part.bytes.byteLength > limits.documentBytes) throw tooLarge();
    return part;
  };
  const file = only('agent');
  const listings = only('listings');
  if (!listings)
    throw badPreview([{ name: 'listings', detail: 'A file or a text with the listings is needed, as JSON.' }]);
  const fields = parts.filter((one) => roleOf(one) === 'field');
  const garbled = fields.filter(({ bytes }) => !isUtf8(bytes));
  if (garbled.length > 0) throw badPreview(garbled.map(({ field }) => ({ name: field, detail: 'It must be UTF-8.' })));
  const read = fieldSchema().safeParse(
    Object.fromEntries(fields.map(({ field, bytes }) => [field, new TextDecoder().decode(bytes).trim()])),
  );
  if (!read.success) throw badPreview(faults(read.error, ''));
  const source = readSource(listings.bytes, fileName(listings.name, 'listings.json'));
  return {
    agent: {
      ...known('agentId', read.data.agent_id),
      ...known('name', read.data.name),
      ...known('description', read.data.description),
      ...(file && { file: { bytes: file.bytes, name: fileName(file.name, 'goloco.agent.md') } }),
    },
    source,
    ...listIn(source),
  };
}

/**
 * What a preview is asked for: a JSON body, or a form with files. Throws unsupported-media-type, content-too-large,
 * incomplete-body, empty-body, bad-form and bad-preview.
 */
export async function readPreview(c: EdgeContext): Promise<PreviewInput> {
  const isForm = contentType(c)?.type === MULTIPART;
  const body = await readBody(c, isForm ? FORM_BYTES : limits.documentBytes);
  if (isBlank(body)) throw new Problem('empty-body', 'There is neither an agent nor a listing in the request.');
  refuseZip(body);
  return isForm ? fromForm(body, c.req.header('content-type') ?? '') : fromJson(body);
}
