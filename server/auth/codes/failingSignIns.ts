import { attemptsOf, maximumOf, requireAttempt, takeAttempt } from '@/server/attempts/attempts';
import { usesByClient } from '@/server/attempts/attemptsByClient';
import type { RequestContext } from '@/server/http/requestContext';

/**
 * What a network is slowed by: the number of different addresses whose sign-in failed from there, however often each
 * was tried. A carrier's or a VPN's exit has thousands behind it, so nobody is banned. While too many fail, each sign-in
 * from there may try once in a few seconds, and so may a sign-in that fails again and again anywhere; a first try is
 * never held up, and a known browser not at all.
 *
 * @throws ApiError too_many_requests with a few seconds
 */
export async function requirePace(context: RequestContext, session: string): Promise<void> {
  const { services } = context;
  const { database } = services;
  for (const network of usesByClient(context, 'failing-addresses')) {
    const subject = `${network.subject} ${session}`;
    const own = { limit: 'failed-tries', subject } as const;
    const failing = await attemptsOf(database, services, network);
    const failed = await attemptsOf(database, services, own);
    if (failing < maximumOf(network) && failed < maximumOf(own)) continue;
    await requireAttempt(database, services, { limit: 'spaced-logins', subject });
    return;
  }
}

/** Counts a try that failed: for the session, and once in a window the address for the networks of the client. */
export async function noteFailure(context: RequestContext, email: string, session: string): Promise<void> {
  const { services } = context;
  const { database } = services;
  for (const network of usesByClient(context, 'failing-addresses')) {
    await takeAttempt(database, services, {
      limit: 'failed-tries',
      subject: `${network.subject} ${session}`,
    });
    // Beyond the maximum nothing is added, so the rows of a network stay few.
    if ((await attemptsOf(database, services, network)) >= maximumOf(network)) continue;
    const address = { limit: 'failing-address', subject: `${network.subject} ${email}` } as const;
    const { attempt: first } = await takeAttempt(database, services, address);
    if (first) await takeAttempt(database, services, network);
  }
}
