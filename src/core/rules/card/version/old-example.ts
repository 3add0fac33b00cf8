import { goodCard } from '../../good-card.ts';
import { layOut } from '../../lay-out.ts';

const { name, description, supportedInterfaces: _, ...rest } = goodCard;

/** The text of the smallest good card as one of 0.3, with some members changed. */
export const oldCard = (members: object): string =>
  layOut({
    protocolVersion: '0.3.0',
    name,
    description,
    url: 'https://harbor.studio/a2a',
    preferredTransport: 'JSONRPC',
    ...rest,
    ...members,
  });
