import { duplicateInterface } from './duplicate-interface.ts';
import { oldInterfaces } from './old-interfaces.ts';
import { protocolBinding } from './protocol-binding.ts';
import { protocolVersion } from './protocol-version.ts';

export const interfaceRules = [protocolBinding, protocolVersion, oldInterfaces, duplicateInterface] as const;
