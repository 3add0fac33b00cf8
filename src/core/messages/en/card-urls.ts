import type { Reach } from '../../card/hosts.ts';
import type { urlRules } from '../../rules/card/urls/index.ts';
import type { FactsOfRules } from '../../rules/define.ts';
import type { Words } from '../wording.ts';
import { and } from './prose.ts';

const who: { readonly [Each in Reach]: string } = {
  loopback: 'is the machine of whoever reads the card',
  private: 'is an address of a private network',
  'link-local': 'is reached from its own network link only',
  unspecified: 'is where a server listens, and no address that a client can call',
  internal: 'is a name of an internal network',
};

export const cardUrlWords: Words<FactsOfRules<typeof urlRules>> = {
  'card/url': {
    message: ({ written, use, blanks }) =>
      blanks
        ? 'This address has blanks around it, and not every client cuts them off.'
        : use === 'link'
          ? `"${written.slice(0, 60)}" is no full http or https address, so it opens nothing.`
          : `"${written.slice(0, 60)}" is no full http or https address, so a client cannot call it.`,
    hint: ({ blanks }) =>
      blanks
        ? 'Leave nothing between the quotes but the address.'
        : 'Write the whole address, beginning with https://.',
    fix: ({ blanks }) => (blanks ? 'Remove the blanks' : 'Put https:// in front'),
  },
  'card/insecure-url': {
    message: ({ exposed }) =>
      exposed
        ? 'Credentials would travel to this http:// address in clear text.'
        : 'This http:// address is not encrypted. In production A2A must be served over https.',
    hint: () => 'Serve it over https and write https:// here.',
  },
  'card/local-url': {
    message: ({ host, reach }) => `${host} ${who[reach]}, so other clients do not reach it.`,
    hint: () => 'Put the public https address here before you publish the card; inside your own network it may stay.',
  },
  'card/placeholder-host': {
    message: ({ hosts }) =>
      hosts.length > 1
        ? `${and(hosts)} stand for hosts that are still to be put in.`
        : `${and(hosts)} stands for a host that is still to be put in.`,
    hint: () => 'Put the real host in before you publish the card.',
    also: 'Another one.',
  },
  'card/operation-url': {
    message: ({ path, isCard, appended }) =>
      isCard
        ? `"${path}" is where the card itself is served, and not where the agent is called.`
        : appended
          ? `"${path}" is one operation of A2A. Clients append it themselves, and would append it twice.`
          : `"${path}" is an operation of HTTP+JSON. At an interface of this binding all methods go to one address.`,
    hint: ({ base }) => `Write the address that all operations begin with; without the ending it is ${base}`,
    fix: () => 'Cut the ending off',
  },
  'card/url-credentials': {
    message: ({ password }) =>
      password
        ? 'This address holds a user name and a password, and everybody can read the card.'
        : 'This address holds a user name, and everybody can read the card.',
    hint: ({ password }) =>
      password
        ? 'Take them out, change the password, and declare in "securitySchemes" how a client signs in.'
        : 'Take it out, and change it if it is a key. How a client signs in belongs into "securitySchemes".',
    fix: () => 'Take them out of the address',
  },
  'card/grpc-url': {
    message: ({ written, target }) =>
      written === 'host'
        ? `gRPC is called at a host and a port, and this names a host only; most libraries then take ${target}.`
        : 'A2A 1.0.1 asks for an https URL here, the text after it for host and port only. gRPC libraries take the second.',
    hint: ({ written, target }) =>
      written === 'host'
        ? `Write "${target}", or the port that the server has.`
        : `If your clients fail to connect, write "${target}".`,
  },
};
