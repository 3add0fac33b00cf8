import type { Language } from '../../core/language.ts';
import { checkPage } from '../../render/html/check.ts';
import type { EdgeHandler } from '../edge.ts';
import { LANGUAGE_VARIES, languageOnArrival } from '../language.ts';
import { represent } from '../representation.ts';

/** GET / and, in a language of its own address, GET /id/: the page where a document is checked. */
export const showCheckPage =
  (atAddress?: Language): EdgeHandler =>
  async (c) => {
    const language = atAddress ?? languageOnArrival(c);
    const answer = await represent(
      c,
      { type: 'text/html', key: `/${language}/`, write: () => checkPage(language) },
      {
        'Content-Language': language,
        // Always asked for anew, at the price of a 304: the address can have another language the next time.
        'Cache-Control': 'no-cache',
        Vary: atAddress ? 'Accept' : LANGUAGE_VARIES,
      },
    );
    c.set('policy', 'app');
    return answer;
  };
