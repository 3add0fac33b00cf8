import { liveSecret } from './live-secret.ts';
import { secretKey } from './secret-key.ts';

export const textRules = [secretKey, liveSecret] as const;
