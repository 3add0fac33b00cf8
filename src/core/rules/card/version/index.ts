import { contradiction } from './contradiction.ts';
import { hybrid } from './hybrid.ts';
import { oldLayout } from './old-layout.ts';
import { oldMember } from './old-member.ts';
import { oldVersion } from './old-version.ts';
import { transportConflict } from './transport-conflict.ts';
import { unknownVersion } from './unknown-version.ts';
import { versionLabel } from './version-label.ts';

/** Cards of older versions, cards of two versions, and what is left of an old one in a new one. */
export const versionRules = [
  oldVersion,
  versionLabel,
  unknownVersion,
  oldLayout,
  hybrid,
  contradiction,
  oldMember,
  transportConflict,
] as const;
