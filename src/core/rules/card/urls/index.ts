import { grpcUrl } from './grpc-url.ts';
import { insecureUrl } from './insecure-url.ts';
import { localUrl } from './local-url.ts';
import { operationUrl } from './operation-url.ts';
import { placeholderHost } from './placeholder-host.ts';
import { url } from './url.ts';
import { urlCredentials } from './url-credentials.ts';

export const urlRules = [url, insecureUrl, localUrl, placeholderHost, operationUrl, urlCredentials, grpcUrl] as const;
