import { exampleText } from '../../core/rules/example.ts';
import { findRule } from '../../core/rules/index.ts';
import { exampleCodes } from '../../render/strings/check.ts';

/** What the page offers to try: wrong examples, by code. The build works them out: in a bundle the rules come without theirs. */
export const examples: Promise<Readonly<Record<string, string>>> = textsOf(exampleCodes);

async function textsOf(codes: readonly string[]): Promise<Record<string, string>> {
  const texts: Record<string, string> = {};
  for (const code of codes) {
    const rule = findRule(code);
    if (rule?.wrong) texts[code] = await exampleText(rule.wrong, rule);
  }
  return texts;
}
