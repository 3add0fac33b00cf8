import { ruleAddress } from '../../core/diagnostics.ts';
import type { PageWording } from '../../core/messages/wording.ts';
import type { Diagnostic } from '../../core/report.ts';
import { ruleInfo } from '../../core/rules/index.ts';
import { plainText } from './message.ts';

/** What the pages of rules say, by code. */
export type RulePages = Readonly<Record<string, PageWording>>;

/** The rules that these diagnostics come from, each once, as reporting descriptors (SARIF 2.1.0 §3.49). */
export const rulesOf = (diagnostics: readonly Diagnostic[], pages: RulePages) =>
  [...new Set(diagnostics.map(({ code }) => code))].map((code) => {
    // A diagnostic has a code of ours, and every one of them has a page.
    const { title, why } = pages[code] as PageWording;
    const address = ruleAddress(code);
    return {
      id: code,
      shortDescription: plainText(title),
      fullDescription: plainText(why),
      help: plainText(`${why} More: ${address}`),
      helpUri: address,
      defaultConfiguration: { level: ruleInfo(code).severity },
    };
  });
