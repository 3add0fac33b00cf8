import { check } from '../../core/check.ts';
import { checkFolder } from '../../core/check-folder.ts';
import { ruleAddress } from '../../core/diagnostics.ts';
import type { Language } from '../../core/language.ts';
import { wording } from '../../core/messages/index.ts';
import type { RuleInfo } from '../../core/rules/define.ts';
import { exampleOptions, exampleText } from '../../core/rules/example.ts';
import { catalogue, findRule } from '../../core/rules/index.ts';
import { rulePage } from '../../render/html/rule.ts';
import { ruleListPage } from '../../render/html/rule-list.ts';
import { renderJson } from '../../render/json.ts';
import type { EdgeContext, EdgeHandler } from '../edge.ts';
import { readMap } from '../folder/map.ts';
import { type LocalizedPage, representPage } from '../localized.ts';
import { negotiate } from '../negotiate.ts';
import { Problem } from '../problem.ts';
import { represent } from '../representation.ts';

const listed = ({ code, severity, kinds }: RuleInfo, language: Language = 'en') => ({
  code,
  title: wording(code, language).title,
  severity,
  kinds,
  docs: ruleAddress(code),
});

const explained = async (rule: RuleInfo, language: Language = 'en') => ({
  ...listed(rule, language),
  why: wording(rule.code, language).why,
  ...(rule.spec && { spec: rule.spec }),
  ...(rule.wrong && (await shown(rule, await exampleText(rule.wrong, rule), language))),
  ...(rule.right && { right: await exampleText(rule.right, rule) }),
});

/** The wrong example, and what the check says of it. */
async function shown(rule: RuleInfo, wrong: string, language: Language) {
  const bytes = new TextEncoder().encode(wrong);
  const isFolder = rule.kinds.includes('folder');
  const { report } = isFolder
    ? await checkFolder(readMap(bytes), { language })
    : await check(bytes, { ...exampleOptions(rule), language });
  return {
    wrong,
    judged: addressOf(rule, language),
    says: report.diagnostics.find(({ code }) => code === rule.code),
  };
}

/** Where to send the wrong example to be told the same. The models of a hosted agent come from the settings of the server. */
function addressOf(rule: RuleInfo, language: Language): string {
  const { kind = 'folder', profile, spec } = exampleOptions(rule);
  const lang = language === 'en' ? undefined : language;
  const query = { kind, ...(profile && { profile }), ...(spec && { spec }), ...(lang && { lang }) };
  return `/validate?${new URLSearchParams(query)}`;
}

/** JSON, in English, or the page in its language. An address below a language has the page only. */
function answer(
  c: EdgeContext,
  page: LocalizedPage,
  data: () => object | Promise<object>,
  atAddress?: Language,
): Promise<Response> {
  const type = atAddress ? 'text/html' : negotiate(c, ['application/json', 'text/html']);
  if (type === 'text/html') return representPage(c, { ...page, negotiated: true }, atAddress);
  return represent(c, { type, key: page.path, write: async () => renderJson(await data()) });
}

/** GET /rules: every rule in the order of the catalogue. */
export const listRules =
  (atAddress?: Language): EdgeHandler =>
  (c) => {
    const write = (language: Language) =>
      ruleListPage(
        catalogue.map((rule) => ({ ...listed(rule, language), why: wording(rule.code, language).why })),
        language,
      );
    const data = () => ({ rules: catalogue.map((rule) => listed(rule)) });
    return answer(c, { path: '/rules', write, policy: 'app' }, data, atAddress);
  };

/** GET /rules/{group}/{name}: the page that a diagnostic's `docs` leads to. */
export const showRule =
  (atAddress?: Language): EdgeHandler =>
  (c) => {
    const rule = findRule(`${c.req.param('group')}/${c.req.param('name')}`);
    if (!rule) throw new Problem('not-found', 'There is no rule of this code. /rules lists all of them.');
    const write = async (language: Language) => rulePage(await explained(rule, language), language);
    const page = { path: `/rules/${rule.code}`, write, policy: 'page' } as const;
    return answer(c, page, () => explained(rule), atAddress);
  };
