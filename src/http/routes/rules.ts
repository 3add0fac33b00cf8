import { check } from '../../core/check.ts';
import { checkFolder } from '../../core/check-folder.ts';
import { ruleAddress } from '../../core/diagnostics.ts';
import { wording } from '../../core/messages/index.ts';
import type { RuleInfo } from '../../core/rules/define.ts';
import { exampleOptions, exampleText } from '../../core/rules/example.ts';
import { catalogue, findRule } from '../../core/rules/index.ts';
import { ruleListPage, rulePage } from '../../render/html/rule.ts';
import { renderJson } from '../../render/json.ts';
import type { EdgeHandler } from '../edge.ts';
import { readMap } from '../folder/map.ts';
import { negotiate } from '../negotiate.ts';
import { Problem } from '../problem.ts';
import { represent } from '../representation.ts';

const listed = ({ code, severity, kinds }: RuleInfo) => ({
  code,
  title: wording(code).title,
  severity,
  kinds,
  docs: ruleAddress(code),
});

const explained = async (rule: RuleInfo) => ({
  ...listed(rule),
  why: wording(rule.code).why,
  ...(rule.spec && { spec: rule.spec }),
  ...(rule.wrong && (await shown(rule, await exampleText(rule.wrong, rule)))),
  ...(rule.right && { right: await exampleText(rule.right, rule) }),
});

/** The wrong example, and what the check says of it. */
async function shown(rule: RuleInfo, wrong: string) {
  const bytes = new TextEncoder().encode(wrong);
  const isFolder = rule.kinds.includes('folder');
  const { report } = isFolder ? await checkFolder(readMap(bytes)) : await check(bytes, exampleOptions(rule));
  return { wrong, judged: addressOf(rule), says: report.diagnostics.find(({ code }) => code === rule.code) };
}

/** Where to send the wrong example to be told the same. The models of a hosted agent come from the settings of the server. */
function addressOf(rule: RuleInfo): string {
  const { kind = 'folder', profile, spec } = exampleOptions(rule);
  return `/validate?${new URLSearchParams({ kind, ...(profile && { profile }), ...(spec && { spec }) })}`;
}

/** GET /rules: every rule in the order of the catalogue. */
export const listRules: EdgeHandler = (c) => {
  const type = negotiate(c, ['application/json', 'text/html']);
  const write = () => {
    const rules = catalogue.map(listed);
    return type === 'text/html' ? ruleListPage(rules) : renderJson({ rules });
  };
  return represent(c, { type, key: '/rules', write });
};

/** GET /rules/{group}/{name}: the page that a diagnostic's `docs` leads to. */
export const showRule: EdgeHandler = (c) => {
  const rule = findRule(`${c.req.param('group')}/${c.req.param('name')}`);
  if (!rule) throw new Problem('not-found', 'There is no rule of this code. /rules lists all of them.');
  const type = negotiate(c, ['application/json', 'text/html']);
  const write = async () => {
    const page = await explained(rule);
    return type === 'text/html' ? rulePage(page) : renderJson(page);
  };
  return represent(c, { type, key: `/rules/${rule.code}`, write });
};
