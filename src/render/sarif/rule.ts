import { ruleAddress } from '../../core/diagnostics.ts';
import { wording } from '../../core/messages/index.ts';
import type { Diagnostic } from '../../core/report.ts';
import { ruleInfo } from '../../core/rules/index.ts';
import { plainText } from './message.ts';

/** The rules that these diagnostics come from, each once, as reporting descriptors (SARIF 2.1.0 §3.49). */
export const rulesOf = (diagnostics: readonly Diagnostic[]) =>
  [...new Set(diagnostics.map(({ code }) => code))].map((code) => {
    const { title, why } = wording(code);
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
