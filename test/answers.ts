import { type Schema, Validator } from '@cfworker/json-schema';
import { expect } from 'vitest';
import problemSchema from '../schemas/problem.schema.json' with { type: 'json' };
import reportSchema from '../schemas/report.schema.json' with { type: 'json' };
import type { Problem } from '../src/core/schema/types/problem.ts';
import type { Report } from '../src/core/schema/types/report.ts';
import { type ProblemId, problemTypes } from '../src/http/problem-types.ts';

// The validator writes into the schemas it gets.
const problems = new Validator(structuredClone(problemSchema) as Schema, '2020-12', false);
const reports = new Validator(structuredClone(reportSchema) as Schema, '2020-12', false);

/** Headers that every answer has, whatever it is. */
export function expectPolicy({ headers }: Response): void {
  expect.soft(headers.get('access-control-allow-origin')).toBe('*');
  for (const name of ['ETag', 'Link', 'X-Verdict', 'X-Request-Id', 'Retry-After', 'RateLimit-Policy', 'Allow']) {
    expect.soft(headers.get('access-control-expose-headers')?.split(', ')).toContain(name);
  }
  expect.soft(headers.get('x-content-type-options')).toBe('nosniff');
  expect.soft(headers.get('referrer-policy')).toBe('no-referrer');
  expect.soft(headers.get('strict-transport-security')).toMatch(/^max-age=\d{7,}/);
  expect.soft(headers.get('permissions-policy')).toBeTruthy();
  const html = headers.get('content-type')?.startsWith('text/html');
  expect.soft(headers.get('content-security-policy')).toMatch(html ? /style-src 'self'/ : /^default-src 'none'/);
  expect.soft(headers.get('content-security-policy')).not.toContain('unsafe');
  expect.soft(headers.get('cross-origin-resource-policy')).toMatch(/^(cross|same)-origin$/);
  expect.soft(headers.get('x-request-id')).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
}

/** A refusal of this type, true to its schema, with every header. */
export async function expectProblem(answer: Response, id: ProblemId): Promise<Problem> {
  expectPolicy(answer);
  const text = await answer.text();
  expect(answer.headers.get('content-type'), text).toBe('application/problem+json');
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(answer.headers.has('x-verdict')).toBe(false);
  const body: Problem = JSON.parse(text);
  expect(problems.validate(body).errors).toEqual([]);
  const { status, title } = problemTypes[id];
  expect(body).toMatchObject({ type: `https://1849.ai/problems/${id}`, status, title });
  expect(answer.status).toBe(status);
  expect(body.requestId).toBe(answer.headers.get('x-request-id'));
  return body;
}

/** A verdict in JSON, true to its schema, with every header. */
export async function expectReport(answer: Response): Promise<Report> {
  expectPolicy(answer);
  const text = await answer.text();
  expect(answer.headers.get('content-type'), text).toBe('application/json');
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(answer.headers.get('vary')).toBe('Accept');
  const body: Report = JSON.parse(text);
  expect(reports.validate(body).errors).toEqual([]);
  expect(answer.headers.get('x-verdict')).toBe(body.valid ? 'valid' : 'invalid');
  return body;
}
