import type { JsonFaults } from '../../parse/json-fault.ts';
import type { FoundRules, RuleInfo } from '../define.ts';

const found = (spec: string, wrong: string, right: string): Omit<RuleInfo, 'code'> => ({
  kinds: ['card', 'listing'],
  severity: 'error',
  spec,
  wrong: card(wrong),
  right: card(right),
});

/** A whole card around the lines that an example is about. */
const card = (lines: string): string => `{
  "name": "Harbor Studio",
  ${lines}
  "supportedInterfaces": [
    { "url": "https://harbor.studio/a2a", "protocolBinding": "JSONRPC", "protocolVersion": "1.0" }
  ],
  "version": "1.0.0",
  "capabilities": {},
  "defaultInputModes": ["text/plain"],
  "defaultOutputModes": ["text/plain"],
  "skills": [
    { "id": "edit", "name": "Edit", "description": "Edits a text.", "tags": ["editing"], "examples": ["Edit this."] }
  ]
}
`;

const good = '"description": "Edits launch copy.",';
const provider = '"provider": { "organization": "Harbor", "url": "https://harbor.studio" },';

/** What keeps a text from being JSON, and keys that stand twice. */
export const jsonFound: FoundRules<JsonFaults & { 'json/duplicate-key': { key: string } }> = {
  'json/duplicate-key': found('RFC 8259 section 4', `${good}\n  "description": "Edits books.",`, good),
  'json/trailing-comma': found(
    'RFC 8259 section 4',
    `${good}\n  ${provider.replace(' }', ', }')}`,
    `${good}\n  ${provider}`,
  ),
  'json/comment': found('RFC 8259 section 2', `${good} // for launches`, good),
  'json/missing-comma': found('RFC 8259 section 4', '"description": "Edits launch copy."', good),
  'json/missing-colon': found('RFC 8259 section 4', '"description" "Edits launch copy.",', good),
  'json/quotes': found('RFC 8259 section 7', '\'description\': "Edits launch copy.",', good),
  'json/string': found(
    'RFC 8259 section 7',
    '"description": "Edits\nlaunch copy.",',
    '"description": "Edits\\nlaunch copy.",',
  ),
  'json/literal': found('RFC 8259 section 3', `${good}\n  "iconUrl": None,`, `${good}\n  "iconUrl": null,`),
  'json/lone-surrogate': found('RFC 8259 section 8.2', '"description": "Edits launch copy \\ud83d",', good),
  'json/number': found('RFC 8259 section 6', '"description": 007,', good),
  'json/unclosed': { ...found('RFC 8259 section 2', good, good), wrong: card(good).replace(/\}\n$/, '') },
  'json/more-text': { ...found('RFC 8259 section 2', good, good), wrong: card(good).replace(/\n$/, '}\n') },
  'json/unexpected': found('RFC 8259 section 2', '"description": ,', good),
  'json/empty': { ...found('RFC 8259 section 2', good, good), wrong: ' ' },
  'json/too-many-values': { kinds: ['card', 'listing'], severity: 'error', spec: 'RFC 8259 section 9' },
  'json/too-deep': { ...found('RFC 8259 section 9', good, good), wrong: '['.repeat(65) },
};
