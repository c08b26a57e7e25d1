import { mailboxOf } from '@/server/accounts/emailAddress';
import { networkOf } from '@/server/http/request/network';
import { tooMany } from './attempts';

/** How many calls for one mailbox may wait for their turn, and how many of one network. More at one moment are no person’s. */
const maxWaiting = 64;
const maxOfNetwork = 16;
type Turn = { last: Promise<unknown>; networks: string[] };
const turns = new Map<string, Turn>();

/**
 * Runs the work when this process has nothing else to do for the same mailbox. Its transactions would wait for one another
 * anyhow; here they wait without a connection, so that one mailbox never takes those of everybody else. One network cannot
 * take all the places of a mailbox either.
 * @throws ApiError too_many_requests with one second where too many wait already
 */
export async function inTurn<Result>(
  email: string,
  clientIp: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const mailbox = mailboxOf(email);
  const network = networkOf(clientIp);
  const turn: Turn = turns.get(mailbox) ?? { last: Promise.resolve(), networks: [] };
  const { networks } = turn;
  const ofNetwork = networks.filter((one) => one === network).length;
  if (networks.length > maxWaiting || ofNetwork > maxOfNetwork) throw tooMany(1000);
  const mine = turn.last.then(work);
  turns.set(mailbox, turn);
  networks.push(network);
  turn.last = mine.catch(() => undefined);
  try {
    return await mine;
  } finally {
    networks.splice(networks.indexOf(network), 1);
    if (networks.length === 0) turns.delete(mailbox);
  }
}
