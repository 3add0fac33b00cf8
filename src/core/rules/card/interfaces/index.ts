import { duplicateInterface } from './duplicate-interface.ts';
import { protocolBinding } from './protocol-binding.ts';
import { protocolVersion } from './protocol-version.ts';

export const interfaceRules = [protocolBinding, protocolVersion, duplicateInterface] as const;
