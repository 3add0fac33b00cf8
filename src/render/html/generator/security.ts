import { html } from 'hono/html';
import { type SchemeMember, schemeMembers } from '../../../core/card/scheme.ts';
import type { Language } from '../../../core/language.ts';
import { type GeneratorStrings, type OAuthFlow, oauthFlows } from '../../strings/generator/strings.ts';
import { generatorStrings } from '../../strings/generator.ts';
import type { FieldName } from '../../strings/generator-fields.ts';
import type { Markup } from '../shell.ts';
import { field } from './fields.ts';

/** The fields of a flow: its addresses, and its scopes. */
const flowFields: Readonly<Record<OAuthFlow, readonly FieldName[]>> = {
  authorizationCode: [
    'AuthorizationCodeOAuthFlow.authorizationUrl',
    'AuthorizationCodeOAuthFlow.tokenUrl',
    'AuthorizationCodeOAuthFlow.refreshUrl',
    'AuthorizationCodeOAuthFlow.scopes',
    'AuthorizationCodeOAuthFlow.pkceRequired',
  ],
  clientCredentials: [
    'ClientCredentialsOAuthFlow.tokenUrl',
    'ClientCredentialsOAuthFlow.refreshUrl',
    'ClientCredentialsOAuthFlow.scopes',
  ],
  deviceCode: [
    'DeviceCodeOAuthFlow.deviceAuthorizationUrl',
    'DeviceCodeOAuthFlow.tokenUrl',
    'DeviceCodeOAuthFlow.refreshUrl',
    'DeviceCodeOAuthFlow.scopes',
  ],
  implicit: ['ImplicitOAuthFlow.authorizationUrl', 'ImplicitOAuthFlow.refreshUrl', 'ImplicitOAuthFlow.scopes'],
  password: ['PasswordOAuthFlow.tokenUrl', 'PasswordOAuthFlow.refreshUrl', 'PasswordOAuthFlow.scopes'],
};

const asOf = (name: FieldName) =>
  name.endsWith('.scopes') ? 'pairs' : name.endsWith('.pkceRequired') ? 'flag' : 'text';

/** One of several members of which an object has exactly one: the select before them says which, and shows it. */
function oneOf(id: string, label: string, options: Markup, groups: readonly (readonly [string, Markup])[]): Markup {
  return html`<div class="field">
<label for="${id}">${label}</label>
<select id="${id}" data-chooses>${options}</select>
</div>
${groups.map(
  ([value, content], index) =>
    html`<div data-member="${value}" data-as="object" data-always${index > 0 && html` hidden`}>\n${content}</div>\n`,
)}`;
}

/** What a scheme is called in the card until somebody gives it another name, by its kind. */
const schemeNames: Readonly<Record<SchemeMember, string>> = {
  apiKeySecurityScheme: 'api_key',
  httpAuthSecurityScheme: 'http_auth',
  oauth2SecurityScheme: 'oauth2',
  openIdConnectSecurityScheme: 'openid_connect',
  mtlsSecurityScheme: 'client_certificate',
};

/** The kinds of a scheme. A bearer token is what most ask for, and needs no more than to be chosen. */
const schemeOptions = ({ schemeKinds }: GeneratorStrings): Markup =>
  html`${schemeMembers.map(
    (member) =>
      html`${member === 'httpAuthSecurityScheme' && html`<option value="bearer" data-shows="${member}" data-presets="scheme" data-preset="Bearer" data-name="bearer_token">${schemeKinds.bearer}</option>`}<option value="${member}" data-name="${schemeNames[member]}">${schemeKinds[member]}</option>`,
  )}`;

/** What stands in each security scheme of the form. */
export function schemeTemplate(language: Language): Markup {
  const words = generatorStrings[language];
  const fields = (names: readonly FieldName[]): Markup =>
    html`${names.map((name) => field(name, language, { as: asOf(name) }))}`;
  const flows = oauthFlows.map((flow) => [flow, fields(flowFields[flow])] as const);
  const flowOptions = html`${oauthFlows.map((flow) => html`<option value="${flow}">${words.flows[flow]}</option>`)}`;
  const kinds: Readonly<Record<SchemeMember, Markup>> = {
    apiKeySecurityScheme: html`${field('APIKeySecurityScheme.location', language, { as: 'choice', values: ['header', 'query', 'cookie'] })}${fields(['APIKeySecurityScheme.name', 'APIKeySecurityScheme.description'])}`,
    httpAuthSecurityScheme: fields([
      'HTTPAuthSecurityScheme.scheme',
      'HTTPAuthSecurityScheme.bearerFormat',
      'HTTPAuthSecurityScheme.description',
    ]),
    oauth2SecurityScheme: html`<div data-member="flows" data-as="object" data-always>
${oneOf('flow', words.flow, flowOptions, flows)}</div>
${fields(['OAuth2SecurityScheme.oauth2MetadataUrl', 'OAuth2SecurityScheme.description'])}`,
    openIdConnectSecurityScheme: fields([
      'OpenIdConnectSecurityScheme.openIdConnectUrl',
      'OpenIdConnectSecurityScheme.description',
    ]),
    mtlsSecurityScheme: fields(['MutualTlsSecurityScheme.description']),
  };
  return html`<div class="field">
<label for="scheme-name">${words.schemeName}</label>
<p class="quiet" id="scheme-name-help">${words.schemeNameHelp}</p>
<input id="scheme-name" type="text" autocomplete="off" spellcheck="false" data-key aria-describedby="scheme-name-help">
</div>
${oneOf(
  'scheme-kind',
  words.schemeKind,
  schemeOptions(words),
  schemeMembers.map((member) => [member, kinds[member]] as const),
)}`;
}

/** A scheme within a way in, as it is copied: whether it is needed, and with which scopes. */
export function wayTemplates(language: Language): Markup {
  const words = generatorStrings[language];
  return html`<template id="row-template">
<div role="group">
<p class="flag"><input id="needed" type="checkbox"><label for="needed"></label></p>
<div data-scopes hidden><label for="needed-scopes">${words.scopes} <span class="quiet">(${words.optional})</span></label>
<p class="quiet" id="needed-scopes-help">${words.scopesParted}</p>
<textarea id="needed-scopes" rows="2" autocomplete="off" aria-describedby="needed-scopes-help"></textarea></div>
</div>
</template>`;
}
