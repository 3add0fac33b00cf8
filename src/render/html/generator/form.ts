import { html } from 'hono/html';
import { coreBindings } from '../../../core/card/bindings.ts';
import type { Language } from '../../../core/language.ts';
import type { GeneratorStrings } from '../../strings/generator/strings.ts';
import { generatorStrings } from '../../strings/generator.ts';
import type { FieldName } from '../../strings/generator-fields.ts';
import type { Markup } from '../shell.ts';
import { field } from './fields.ts';
import { schemeTemplate, wayTemplates } from './security.ts';

type Item = keyof GeneratorStrings['items'];

/** Several of a kind: the script puts copies of `<template id="<item>-template">` in, as many as there are. */
const several = (item: Item, member: string, as: 'list' | 'map' | 'requirements', words: GeneratorStrings): Markup =>
  html`<div data-member="${member}" data-as="${as}" data-item-name="${words.items[item]}" data-template="${item}-template">
<div data-items></div>
<p><button type="button" data-act="add">${words.add[item]}</button></p>
</div>`;

/** One of several, as it is copied. */
const template = (item: Item, content: Markup, words: GeneratorStrings): Markup =>
  html`<template id="${item}-template">
<fieldset data-item>
<legend>${words.items[item]}</legend>
${content}<p class="tools">
<button type="button" data-act="up">${words.up}</button>
<button type="button" data-act="down">${words.down}</button>
<button type="button" data-act="remove">${words.remove}</button>
</p>
</fieldset>
</template>`;

/** The fields of a card in the order in which a person can answer them. Hidden until the script shows it. */
export function generatorForm(language: Language): Markup {
  const words = generatorStrings[language];
  const text = (name: FieldName) => field(name, language);
  const lines = (name: FieldName) => field(name, language, { as: 'lines' });
  const items = (name: FieldName) => field(name, language, { as: 'items' });
  const flag = (name: FieldName) => field(name, language, { as: 'flag' });
  const long = (name: FieldName) => field(name, language, { as: 'long' });
  const choice = (name: FieldName, values: readonly string[]) => field(name, language, { as: 'choice', values });
  return html`<form id="form" autocomplete="off" aria-label="${words.title}" hidden>
<h2>${words.about}</h2>
${text('AgentCard.name')}${long('AgentCard.description')}${text('AgentCard.version')}<fieldset data-member="provider" data-as="object">
<legend>${words.provider} <span class="quiet">(${words.optional})</span></legend>
${text('AgentProvider.organization')}${text('AgentProvider.url')}</fieldset>
${text('AgentCard.documentationUrl')}${text('AgentCard.iconUrl')}<h2>${words.where}</h2>
${several('interface', 'supportedInterfaces', 'list', words)}
<h2>${words.can}</h2>
${several('skill', 'skills', 'list', words)}
<div data-member="capabilities" data-as="object" data-always>
${flag('AgentCapabilities.streaming')}${flag('AgentCapabilities.pushNotifications')}${flag('AgentCapabilities.extendedAgentCard')}</div>
<h2>${words.modes}</h2>
${items('AgentCard.defaultInputModes')}${items('AgentCard.defaultOutputModes')}<h2>${words.security}</h2>
${several('scheme', 'securitySchemes', 'map', words)}
<h3>${words.anyOf}</h3>
<p class="quiet">${words.anyOfHelp}</p>
${several('way', 'securityRequirements', 'requirements', words)}
</form>
${template(
  'interface',
  html`${text('AgentInterface.url')}${choice('AgentInterface.protocolBinding', coreBindings)}${choice('AgentInterface.protocolVersion', ['1.0', '0.3'])}${text('AgentInterface.tenant')}`,
  words,
)}
${template(
  'skill',
  html`${text('AgentSkill.name')}${text('AgentSkill.id')}${long('AgentSkill.description')}${items('AgentSkill.tags')}${lines('AgentSkill.examples')}${items('AgentSkill.inputModes')}${items('AgentSkill.outputModes')}`,
  words,
)}
${template('scheme', schemeTemplate(language), words)}
${template('way', html`<p>${words.allOf}</p>\n<div data-rows></div>\n<p data-nothing hidden>${words.nothingTicked}</p>\n`, words)}
${wayTemplates(language)}`;
}
