import { tooMany } from './attempts';

/** How many calls for one mailbox may wait for their turn. More at one moment are no person’s. */
const maxWaiting = 64;
const turns = new Map<string, { last: Promise<unknown>; waiting: number }>();

/**
 * Runs the work when this process has nothing else to do for the same mailbox. Its transactions would wait for one another
 * anyhow; here they wait without a connection, so that one mailbox never takes those of everybody else.
 * @throws ApiError too_many_requests with one second where too many wait already
 */
export async function inTurn<Result>(mailbox: string, work: () => Promise<Result>): Promise<Result> {
  const turn = turns.get(mailbox) ?? { last: Promise.resolve(), waiting: 0 };
  if (turn.waiting > maxWaiting) throw tooMany(1000);
  const mine = turn.last.then(work);
  turns.set(mailbox, turn);
  turn.waiting += 1;
  turn.last = mine.catch(() => undefined);
  try {
    return await mine;
  } finally {
    turn.waiting -= 1;
    if (turn.waiting === 0) turns.delete(mailbox);
  }
}
