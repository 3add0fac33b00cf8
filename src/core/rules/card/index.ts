import { contentVersion } from './content-version.ts';
import { droppedSecurity } from './dropped-security.ts';
import { insecureUrl } from './insecure-url.ts';
import { oldMember } from './old-member.ts';
import { protocolBinding } from './protocol-binding.ts';
import { protocolVersion } from './protocol-version.ts';
import { snakeCase } from './snake-case.ts';
import { undeclaredScheme } from './undeclared-scheme.ts';
import { unknownMember } from './unknown-member.ts';
import { url } from './url.ts';

export const cardRules = [
  droppedSecurity,
  undeclaredScheme,
  snakeCase,
  oldMember,
  unknownMember,
  protocolBinding,
  protocolVersion,
  url,
  insecureUrl,
  contentVersion,
] as const;
