import { once } from '../../memo.ts';

/** How a text addresses a model: by what it says, or by a mark that stands for a speaker or a call in some model's format. */
export type Address = 'override' | 'preference' | 'concealment' | 'role' | 'call';

const gap = '[\\s*_,]{1,20}';
/** Up to a few small words between the verb and its object, in the order they come. */
const small = (words: string, most = 5) => `(?:(?:${words})${gap}){0,${most}}`;
const before = '(?<![\\p{L}\\p{N}])';
const behind = '(?![\\p{L}\\p{N}])';
/** Whole words, in any case. */
const phrase = (source: string) => new RegExp(`${before}(?:${source})${behind}`, 'iu');

const given = 'previous|prior|above|earlier|preceding|foregoing|former|existing|original|initial|system|developer';
const orders =
  'instructions?|prompts?|directions?|directives?|guidelines?|rules?|commands?|orders?|messages?|context|constraints?|programming';

/** The phrases that take a model's own instructions from it, in the languages they are met in most. */
const overrides = () => [
  phrase(
    `(?:ignore|disregard|forget|override|overrule|bypass|skip|neglect|discard)${gap}` +
      `${small('all|any|every|each|everything|of|the|your|my|these|those|and|other')}` +
      `(?:${given})${gap}${small(`and|or|${given}|security|safety`)}(?:${orders})`,
  ),
  phrase(
    `(?:ignore|disregard|forget|override)${gap}${small('all|any|of|the|your')}` +
      `(?:instructions?|everything|anything)${gap}${small('that|which|you|were|was|have|has|been|are', 6)}(?:above|before|previously|given|told|received|so far)`,
  ),
  phrase(
    `(?:do not|don['’]t|never|stop)${gap}(?:follow|obey|heed|following|obeying)${gap}${small('any|all|the|your|of')}(?:${given})${gap}(?:${orders})`,
  ),
  phrase(`(?:ignore|disregard|forget|override)${gap}${small('all|any|of')}your${gap}(?:${orders}|training|guardrails)`),
  phrase(
    `(?:reveal|print|repeat|output|show|display|leak|disclose|send|tell)${gap}${small('me|us|back|out|verbatim|the|all|of|full|entire')}your${gap}${small('full|entire|hidden|secret|original|initial|own')}(?:system|developer|hidden|initial|secret)${gap}(?:prompts?|instructions?|messages?)`,
  ),
  phrase(
    `you${gap}are${gap}(?:now|no longer)${gap}${small('in|an?|the|my')}(?:DAN|(?:developer|debug|admin|god|root|jailbreak|unrestricted)${gap}(?:mode|access|ai|assistant)|jailbroken|unrestricted|bound by|restricted by)`,
  ),
  phrase(
    `(?:new|updated|real|actual)${gap}(?:system${gap})?(?:instructions?|prompt)\\s{0,9}(?::|[-–—]{1,2}\\s)\\s{0,9}\\p{L}+`,
  ),
  phrase(
    `ignorier(?:e|en sie|t)?${gap}${small('bitte|alle|sämtliche|deine|ihre|die')}(?:vorherigen|vorigen|bisherigen|früheren|obigen|vorangegangenen)${gap}(?:anweisungen|instruktionen|befehle|regeln)`,
  ),
  phrase(
    `(?:ignore[zr]?|oublie[zr]?)${gap}${small('toutes|tous|les|vos|tes')}(?:instructions|consignes|directives|règles)${gap}(?:précédentes|antérieures|ci-dessus)`,
  ),
  phrase(
    `(?:ignor[ae]|olvid[ae]|ignorar|desconsider[ae]|esqueça)${gap}${small('todas|todos|as|las|los|os|tus|sus|suas')}(?:instrucciones|instruções|indicaciones|órdenes|regras|reglas)${gap}(?:anteriores|previas|prévias)`,
  ),
  phrase(`ignora(?:re)?${gap}${small('tutte|le|tue')}(?:istruzioni|regole)${gap}(?:precedenti)`),
  phrase(
    `(?:игнорируй(?:те)?|забудь(?:те)?)${gap}${small('все|любые|свои|ваши|твои')}(?:предыдущие|прежние|прошлые)${gap}(?:инструкции|указания|команды|правила)`,
  ),
  /(?:忽略|无视|無視|忘记|忘記)(?:掉|所有|之前|以上|先前|全部|的|一切|你){1,8}(?:指令|指示|提示|规则|規則|说明|說明)/u,
  /(?:以前|これまで|上記|前)の(?:すべての|全ての|全)?(?:指示|命令|プロンプト)(?:をすべて|を全て|を)(?:無視|忘れ)/u,
  /(?:이전|위의|앞의)\s{0,9}(?:모든\s{0,9})?(?:지시|지침|명령)(?:사항)?[을를]?\s{0,9}(?:모두\s{0,9})?(?:무시|잊)/u,
];

const others = `(?:all|any|every|each|the)${gap}(?:of${gap}the${gap})?others?${gap}(?:agents?|tools?|skills?|servers?)`;

/** Advertising that is addressed to whoever chooses among agents. */
const preferences = () => [
  phrase(
    `(?:always|must|should|only)${gap}(?:be${gap})?${small('first')}(?:choose|select|pick|prefer|use|call|invoke|route|chosen|selected|picked|preferred|used|called)${gap}[^.!?\\n]{0,120}?(?:over|before|instead${gap}of|rather${gap}than|ahead${gap}of)${gap}${others}`,
  ),
  phrase(
    `(?:never|do not|don['’]t)${gap}(?:choose|select|pick|use|call|invoke|trust)${gap}(?:any${gap}|the${gap})?other${gap}(?:agents?|tools?|skills?)`,
  ),
  phrase(`always${gap}(?:choose|select|pick|prefer|call|trust)${gap}(?:me|us|this${gap}agent|our${gap}agent)`),
];

const concealments = () => [
  phrase(
    `(?:do not|don['’]t|never|without)${gap}(?:tell|inform|notify|alert|warn|telling|informing|notifying|alerting|warning)${gap}(?:the|your|any)${gap}(?:users?|humans?|operators?|owners?)`,
  ),
  phrase(
    `(?:do not|don['’]t|never)${gap}(?:mention|reveal|disclose|show)${gap}(?:this|that|it|these)${gap}${small('instructions?|text|message')}to${gap}(?:the|your|any)${gap}(?:users?|humans?|operators?|owners?)`,
  ),
];

/** Marks of speakers in the formats in which models are given their conversations. */
const roles = [
  /<[|｜][\p{L}_▁]{1,40}[|｜]>/u,
  /\[\/?INST\]|<<\/?SYS>>|<\/?s>\s{0,9}\[|<(?:start|end)_of_turn>/,
  /(?:^|\n)[ \t]{0,9}#{2,4}[ \t]{1,9}(?:system|instruction|assistant|human)(?:[ \t]{1,9}(?:prompt|message))?[ \t]{0,9}:/i,
  /(?:^|\n)[ \t>*_"'[(]{0,9}(?:system|developer)(?:[ \t](?:prompt|message|instruction))?[\])*_]{0,3}[ \t]{0,9}:[*_]{0,3}\s{1,9}(?:please\s)?(?:you|your|always|never|ignore|disregard|forget|do|don['’]t|must|send|reveal|call|run|execute|select|choose|act|respond|reply|answer|output|print|from now|the assistant|the model|the user|this agent|override|new|when|if|only)(?!\p{L})/iu,
  /<\/(?:system|system[-_ ]prompt|system[-_]reminder|important|assistant|human)>/i,
];

/** Calls of tools as models write them. */
const calls = [
  /<\/?(?:[a-z]{1,12}:)?(?:function|tool)[-_](?:calls?|use|response|results?)(?=[\s/>])[^<>\n]{0,100}>/i,
  /<(?:[a-z]{1,12}:)?(?:invoke|function)[\s=][^<>\n]{1,100}>/i,
  /\[(?:TOOL_CALLS|AVAILABLE_TOOLS|TOOL_RESULTS)\]/,
  /"(?:tool_calls|function_call|tool_use)"\s{0,9}:\s{0,9}[[{"]|"type"\s{0,9}:\s{0,9}"(?:tool_use|function_call)"/,
  /\bto=(?:functions|tools|multi_tool_use)\.\w/,
];

/**
 * Every pattern with what it shows. None looks further than a bounded number of characters, so that no text takes long.
 * They are put together when the first text is looked at: the start of the Worker need not wait for them.
 */
export const phrases = once((): readonly (readonly [Address, RegExp])[] => [
  ...overrides().map((pattern) => ['override', pattern] as const),
  ...preferences().map((pattern) => ['preference', pattern] as const),
  ...concealments().map((pattern) => ['concealment', pattern] as const),
  ...roles.map((pattern) => ['role', pattern] as const),
  ...calls.map((pattern) => ['call', pattern] as const),
]);

/**
 * All phrases in one: most texts have none and are passed over at once. Those that are whole words look for the start of a
 * word together, which takes a quarter of the time that each by itself would.
 */
export const anyPhrase = once((): RegExp => {
  const sources = phrases().map(([, { source }]) => source);
  const words = sources.filter((source) => source.startsWith(before));
  const others = sources.filter((source) => !source.startsWith(before));
  const together = words.map((source) => source.slice(before.length, -behind.length)).join('|');
  return new RegExp([`${before}(?:${together})${behind}`, ...others.map((source) => `(?:${source})`)].join('|'), 'iu');
});
