import { booking } from './cards/booking.ts';
import { coding } from './cards/coding.ts';
import { customerSupport } from './cards/customer-support.ts';
import { internalWorkflow } from './cards/internal-workflow.ts';
import { research } from './cards/research.ts';
import { shopping } from './cards/shopping.ts';
import type { Template } from './template.ts';

/** What holds for every card before it is published. */
export const beforePublishing: readonly string[] = [
  'No example.com is left: interfaces, provider, documentation and token addresses are yours.',
  'Names, descriptions, tags and examples of the skills say what your agent really does.',
  'provider names you, with an address where people find you.',
  'version goes up with every change of the content.',
  'Input and output modes are those that your server takes and gives, no more.',
  'Security is left out only where the endpoint is public on purpose.',
  'The card is validated, and what a client will see is what you meant.',
  'It is served at /.well-known/agent-card.json on your own domain. Goloco neither registers nor downloads it.',
];

/** Why every card here is written the way it is. */
const why10 =
  'Protection is demanded by securityRequirements, as A2A 1.0 does. Under the older name "security" a 1.0 client drops it without a word and calls without credentials.';

/** In the order of the page. */
const kinds = [customerSupport, booking, shopping, coding, research, internalWorkflow];

/** The six kinds of cards that people start from, as A2A 1.0 cards for an endpoint of one's own. */
export const cardTemplates: readonly Template[] = kinds.map(({ id, title, description, card, why, checklist }) => ({
  id,
  kind: 'card',
  title,
  description,
  text: `${JSON.stringify(card, null, 2)}\n`,
  why: 'securityRequirements' in card ? [...why, why10] : why,
  checklist: [...beforePublishing, ...checklist],
}));
