import { signatureAlg } from './signature-alg.ts';
import { signatureForm } from './signature-form.ts';
import { signatureKid } from './signature-kid.ts';

export const signatureRules = [signatureForm, signatureAlg, signatureKid] as const;
