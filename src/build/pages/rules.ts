import { check } from '../../core/check.ts';
import { checkFolder } from '../../core/check-folder.ts';
import { ruleAddress } from '../../core/diagnostics.ts';
import { type Language, languages } from '../../core/language.ts';
import { enPages } from '../../core/messages/en/pages/index.ts';
import { pageWording } from '../../core/messages/pages.ts';
import type { RuleInfo } from '../../core/rules/define.ts';
import { exampleOptions, exampleText } from '../../core/rules/example.ts';
import { catalogue } from '../../core/rules/index.ts';
import { readMap } from '../../http/folder/map.ts';
import { dataFile, pageFile, RULE_PAGES } from '../../http/made.ts';
import { rulePage } from '../../render/html/rule.ts';
import { ruleListPage } from '../../render/html/rule-list.ts';
import { renderJson } from '../../render/json.ts';
import type { Made } from './made.ts';

const listed = ({ code, severity, kinds }: RuleInfo, language: Language = 'en') => ({
  code,
  title: pageWording(code, language).title,
  severity,
  kinds,
  docs: ruleAddress(code),
});

const explained = async (rule: RuleInfo, language: Language = 'en') => ({
  ...listed(rule, language),
  why: pageWording(rule.code, language).why,
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

const listPage = (language: Language): Promise<string> =>
  ruleListPage(
    catalogue.map((rule) => ({ ...listed(rule, language), why: pageWording(rule.code, language).why })),
    language,
  );

/** The list of rules and each rule, as data in English and as a page in every language. */
export const rulePages: readonly Made[] = [
  { file: dataFile('/rules'), write: () => renderJson({ rules: catalogue.map((rule) => listed(rule)) }) },
  { file: RULE_PAGES, write: () => renderJson(enPages) },
  ...languages.map((language) => ({ file: pageFile('/rules', language), write: () => listPage(language) })),
  ...catalogue.flatMap((rule) => [
    { file: dataFile(`/rules/${rule.code}`), write: async () => renderJson(await explained(rule)) },
    ...languages.map((language) => ({
      file: pageFile(`/rules/${rule.code}`, language),
      write: async () => rulePage(await explained(rule, language), language),
    })),
  ]),
];
