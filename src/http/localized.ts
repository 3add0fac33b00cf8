import type { Language } from '../core/language.ts';
import type { EdgeContext } from './edge.ts';
import { LANGUAGE_VARIES, languageOnArrival } from './language.ts';
import { pageFile, readMade } from './made.ts';
import type { PolicyName } from './policy.ts';
import { represent } from './representation.ts';

/** A page that is there in every language. */
export interface LocalizedPage {
  /** Its path in English. */
  readonly path: string;
  /** Writes it, where a request has a say in it. All else is made as the site is built. */
  readonly write?: (language: Language) => string | Promise<string>;
  /** `app` where it has a script. */
  readonly policy: PolicyName;
  /** Whether its address answers with data too, by `Accept`. */
  readonly negotiated?: boolean;
}

/** Answers with a page: in the language of its address, or where that names none in that of who arrives. */
export function representPage(c: EdgeContext, page: LocalizedPage, atAddress?: Language): Promise<Response> {
  const { path, policy, negotiated } = page;
  const language = atAddress ?? languageOnArrival(c);
  const write = page.write ?? (() => readMade(c, pageFile(path, language)));
  return represent(c, {
    type: 'text/html',
    // Who arrives without a language in the address is told so by another Vary.
    key: `${path} ${language}${atAddress ? '' : ' on arrival'}`,
    write: () => write(language),
    policy,
    headers: {
      'Content-Language': language,
      // Always asked for anew, at the price of a 304: the address can have another language the next time.
      'Cache-Control': 'no-cache',
      Vary: atAddress ? 'Accept' : `${negotiated ? 'Accept, ' : ''}${LANGUAGE_VARIES}`,
    },
  });
}
