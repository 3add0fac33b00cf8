import type { AgentDocument } from '../../document.ts';
import { limits } from '../../limits.ts';
import { frontmatterReasons } from './frontmatter.ts';
import { emptyReasons, keyReasons } from './keys.ts';
import { modelReasons } from './model.ts';
import { type Reason, type Row, reason, type Verdict } from './row.ts';
import { serverReasons } from './servers.ts';
import { skillReasons } from './skills.ts';
import { toolReasons } from './tool-list.ts';
import { tools } from './tools.ts';

export type { Reason, ReasonCode, ReasonFacts, Row, Verdict } from './row.ts';

/** Verdicts from the best to the worst. */
const verdicts: readonly Verdict[] = ['works', 'needs a change', 'cannot'];

const worst = (reasons: readonly Reason[]): Verdict => verdicts[Math.max(0, ...reasons.map(weight))] ?? 'works';

const weight = ({ weighs }: Reason): number => verdicts.indexOf(weighs);

/** The reasons to tell: the worst, where there are too many, and how many are left out. */
function told(reasons: readonly Reason[]): readonly Reason[] {
  if (reasons.length <= limits.reasons) return reasons;
  const worstFirst = reasons.toSorted((a, b) => weight(b) - weight(a));
  return [
    ...worstFirst.slice(0, limits.reasons),
    reason('more', 'works', '', { count: reasons.length - limits.reasons }),
  ];
}

/**
 * Where an agent file works as its author means it: a row for each tool, with the reasons against it, in the order of
 * the file's keys in the format. The file must be one without errors; what it says then is well formed.
 */
export function portability(document: AgentDocument): Row[] {
  return tools.map((tool) => {
    const reasons = [
      ...frontmatterReasons(tool, document),
      ...emptyReasons(tool, document),
      ...modelReasons(tool, document),
      ...toolReasons(tool, document),
      ...serverReasons(tool, document),
      ...skillReasons(tool, document),
      ...keyReasons(tool, document),
    ];
    const path = tool.path.replace('{name}', () => String(document.value.name));
    return { tool: tool.name, verdict: worst(reasons), path, reasons: told(reasons) };
  });
}
