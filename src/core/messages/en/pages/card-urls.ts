import type { urlRules } from '../../../rules/card/urls/index.ts';
import type { FactsOfRules } from '../../../rules/define.ts';
import type { PageWords } from '../../wording.ts';

export const cardUrlPages: PageWords<FactsOfRules<typeof urlRules>> = {
  'card/url': {
    title: 'Not a web address',
    why: 'A card is read far from the server that it is about, so a path or a bare host name leads nowhere.',
  },
  'card/insecure-url': {
    title: 'Address without TLS',
    why: 'Anyone on the way can read and change what is sent over http, keys and tokens included.',
  },
  'card/local-url': {
    title: 'Address that nobody outside reaches',
    why: 'A card is read far from the server that it is about. Addresses of the machine or network where it was written lead elsewhere or nowhere from there, and careful clients refuse them.',
  },
  'card/placeholder-host': {
    title: 'Placeholder for a host',
    why: 'Names such as example.com are reserved for examples, and a variable of a template names no host at all: nothing of yours answers there.',
  },
  'card/operation-url': {
    title: 'Address of one operation',
    why: 'A client builds the address of every operation from the one on the card. From the address of one operation it builds addresses that do not exist.',
  },
  'card/url-credentials': {
    title: 'Credentials in an address',
    why: 'A card is public, and is copied into directories. Whatever stands in it is known to everybody, and browsers and many clients ignore or refuse such an address anyway.',
  },
  'card/grpc-url': {
    title: 'Address for gRPC in another form',
    why: 'The specification changed its mind about this after 1.0.1, so clients differ in which form they accept.',
  },
};
