import type { SchemeMember } from '../../../core/card/scheme.ts';
import type { FieldName } from '../generator-fields.ts';

/** The page that makes a card from a form: what stands around the fields. Those are in generator-fields.ts. */
export interface GeneratorStrings {
  readonly title: string;
  readonly lead: string;
  /** What a card is not, and where to learn of it: the specification and the guide are links of these names. */
  readonly notAServer: string;
  readonly specification: string;
  readonly guide: string;
  readonly noScript: string;
  readonly noScriptTemplates: string;
  readonly startFrom: string;
  readonly empty: string;
  readonly about: string;
  readonly provider: string;
  readonly where: string;
  readonly can: string;
  readonly modes: string;
  readonly security: string;
  readonly optional: string;
  readonly example: string;
  readonly onePerLine: string;
  readonly parted: string;
  readonly scopePerLine: string;
  readonly scopesParted: string;
  /** What a field says here in place of what the schema says of it, and what it says beside that. */
  readonly labels: Readonly<Partial<Record<FieldName, string>>>;
  readonly besides: Readonly<Partial<Record<FieldName, string>>>;
  readonly schemeName: string;
  readonly schemeNameHelp: string;
  readonly schemeKind: string;
  readonly schemeKinds: Readonly<Record<SchemeMember | 'bearer', string>>;
  readonly flow: string;
  readonly flows: Readonly<Record<OAuthFlow, string>>;
  readonly anyOf: string;
  readonly anyOfHelp: string;
  readonly allOf: string;
  readonly nothingTicked: string;
  readonly scopes: string;
  /** What stands above one of several, before its number. */
  readonly items: Readonly<Record<'interface' | 'skill' | 'scheme' | 'way', string>>;
  readonly add: Readonly<Record<'interface' | 'skill' | 'scheme' | 'way', string>>;
  readonly remove: string;
  readonly up: string;
  readonly down: string;
  readonly card: string;
  readonly notYet: string;
  /** Fields that have to be filled in and have not been come to yet. */
  readonly toFillIn: (fields: number) => string;
  /** Said at a field, and of how many there are: they say what the template said. */
  readonly leftover: string;
  readonly ticked: string;
  readonly leftovers: (fields: number) => string;
  readonly inBrowser: string;
  readonly json: string;
  readonly copy: string;
  readonly download: string;
  readonly startOver: string;
  readonly open: string;
  readonly noWorker: string;
  readonly badLink: string;
  readonly noForm: string;
}

/** The members of OAuthFlows, what is recommended first. */
export const oauthFlows = ['authorizationCode', 'clientCredentials', 'deviceCode', 'implicit', 'password'] as const;
export type OAuthFlow = (typeof oauthFlows)[number];
