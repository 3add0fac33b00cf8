import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** A kind of refusal: what it means and what the sender can do, for the problem's page. */
interface ProblemType {
  readonly status: ContentfulStatusCode;
  readonly title: string;
  readonly means: string;
  readonly remedy: string;
}

/** The closed list of everything this service refuses. A `type` is an address (RFC 9457 §3.1.1), so ids never change. */
export const problemTypes = {
  'not-found': {
    status: 404,
    title: 'Nothing stands at this address',
    means: 'No page, schema or operation of this service has this path. Paths are compared exactly, slashes included.',
    remedy: 'Look for the path in the list of schemas at /schema, the rules at /rules, or start from the page at /.',
  },
  'method-not-allowed': {
    status: 405,
    title: 'This address does not answer this method',
    means: 'The path is right, but not with the HTTP method that was used.',
    remedy: 'Use one of the methods that the Allow header and the member "allow" name.',
  },
  'not-acceptable': {
    status: 406,
    title: 'No answer in a form that the Accept header allows',
    means: 'The Accept header rules out every media type that this address can answer with.',
    remedy: 'Add one of the media types in "accepted" to the Accept header, or leave the header out.',
  },
  'content-too-large': {
    status: 413,
    title: 'The body is larger than this service reads',
    means: 'The body was not judged, because it is larger than the limit; "limit" gives the limit in bytes.',
    remedy: 'Check that the right file was sent. An agent file or a card is rarely larger than a few kilobytes.',
  },
  'unsupported-media-type': {
    status: 415,
    title: 'The body has a type or coding that this service does not read',
    means: 'The Content-Type or the Content-Encoding of the request says that the body is something not read here.',
    remedy: 'Send the document uncompressed, in UTF-8, as one of the media types in "accepted".',
  },
  'bad-parameter': {
    status: 400,
    title: 'A parameter is not understood',
    means: 'A query parameter or form field is unknown, repeated, or has a value that this address does not take.',
    remedy: 'Correct what "parameters" lists. Nothing was judged, so that a slip of the pen never looks like a pass.',
  },
  'empty-body': {
    status: 400,
    title: 'There is no document in the request',
    means: 'The body is empty or holds only white space, so there is nothing to judge.',
    remedy:
      'On the page, paste the text or choose the file. From a terminal, send the document as the body: ' +
      'curl --data-binary @goloco.agent.md and the address.',
  },
  'incomplete-body': {
    status: 400,
    title: 'The body breaks off',
    means: 'The connection ended before the whole body was there, and what was there was thrown away.',
    remedy: 'Send the request again. When it happens each time, check that Content-Length is the length of the body.',
  },
  'bad-form': {
    status: 400,
    title: 'The form cannot be read',
    means: 'The body says that it is a form, but it breaks off, has no document in it, or has more than one.',
    remedy:
      'Send one field named "document" with the text, or one named "file" with the file. ' +
      'Or send no form but the file itself: curl --data-binary @goloco.agent.md and the address.',
  },
  'bad-folder': {
    status: 400,
    title: 'The folder cannot be read',
    means:
      'A zip, form or JSON map of files is broken, or has a path, a link or an entry in it that is not taken. ' +
      'Nothing of the folder was judged.',
    remedy:
      'Mend what the detail names. Send the folder as a zip, as a form with a field "file" for each file and its path as ' +
      'the name of the file, or as a JSON object of paths and texts with kind=folder.',
  },
  'bad-preview': {
    status: 400,
    title: 'This is not what a preview is made from',
    means: 'The body lacks the agent or the list of its listings, or says something of the agent that no card can say.',
    remedy:
      'Send JSON with "agent" (agent_id and name, and the description or the text of its goloco.agent.md) and "listings" ' +
      '(a list, or a page of the API with "data"). Or send a form with the files agent.md and listings.json.',
  },
  'agent-card-unavailable': {
    status: 409,
    title: 'There is no public listing, so there is no card',
    means:
      'A card is generated from the public listings of an agent, and among those that were sent none is public. ' +
      'Goloco answers the same, with the code agent_card_unavailable.',
    remedy:
      'Send at least one listing whose state is "public". To see the card of a draft beforehand, change its state.',
  },
  'not-implemented': {
    status: 501,
    title: 'No A2A server answers here yet',
    means:
      'The address stands on every agent card that Goloco generates and will be the A2A endpoint of that agent. ' +
      'No server answers there so far.',
    remedy:
      'Nothing in the request needs to change. The agent format says what exists today: https://1849.mintlify.app/agent-format',
  },
  'too-many-requests': {
    status: 429,
    title: 'Too many requests from one address',
    means:
      'So many documents came from this address within a minute that the rest is refused, so that others are served. ' +
      'RateLimit-Policy says how many are taken ("q") in how many seconds ("w"). Nothing was judged.',
    remedy:
      'Wait as many seconds as Retry-After says and send the request again. A pipeline with many files sends them as one folder, ' +
      'or pauses between them.',
  },
  'internal-error': {
    status: 500,
    title: 'This service made a mistake',
    means: 'The request met a bug in this service. It says nothing about the document that was sent.',
    remedy: 'Try again later; when it happens again, report it with the "requestId" of the answer.',
  },
} as const satisfies Record<string, ProblemType>;

export type ProblemId = keyof typeof problemTypes;

export const problemIds = Object.keys(problemTypes) as ProblemId[];

/** The address that stands in `type` and that has a page. */
export const problemAddress = (id: ProblemId) => `https://1849.ai/problems/${id}`;
