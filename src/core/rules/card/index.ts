import { contentVersion } from './content-version.ts';
import { duplicateExtension } from './duplicate-extension.ts';
import { extensionUri } from './extension-uri.ts';
import { interfaceRules } from './interfaces/index.ts';
import { memberRules } from './members/index.ts';
import { modeRules } from './modes/index.ts';
import { securityRules } from './security/index.ts';
import { shapeRules } from './shape/index.ts';
import { signatureRules } from './signatures/index.ts';
import { skillRules } from './skills/index.ts';
import { urlRules } from './urls/index.ts';
import { versionRules } from './version/index.ts';
import { versionForm } from './version-form.ts';

/** Those that belong to no group. */
export const wholeCardRules = [extensionUri, duplicateExtension, versionForm, contentVersion] as const;

export const cardRules = [
  ...versionRules,
  ...shapeRules,
  ...memberRules,
  ...securityRules,
  ...interfaceRules,
  ...urlRules,
  ...modeRules,
  ...skillRules,
  ...signatureRules,
  ...wholeCardRules,
] as const;
