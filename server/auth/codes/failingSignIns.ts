import { attemptsOf, maximumOf, requireAttempt, takeAttempt } from '@/server/attempts/attempts';
import { usesByClient } from '@/server/attempts/attemptsByClient';
import type { RequestContext } from '@/server/http/requestContext';

/**
 * A network is slowed down by how many different addresses fail there, since thousands share an exit; nobody is banned.
 * Above the maximum each failing sign-in gets one try every few seconds. First tries and known browsers are never slowed.
 * @throws ApiError too_many_requests with a few seconds
 */
export async function requirePace(context: RequestContext, session: string): Promise<void> {
  const { services } = context;
  const counted = usesByClient(context, 'failing-addresses').flatMap((network) => {
    const subject = `${network.subject} ${session}`;
    return [
      { subject, use: network },
      { subject, use: { limit: 'failed-tries', subject } as const },
    ];
  });
  if (counted.length === 0) return;
  const counts = await attemptsOf(
    services,
    counted.map(({ use }) => use),
  );
  const reached = counted.find(({ use }, index) => (counts[index] ?? 0) >= maximumOf(use));
  if (!reached) return;
  await requireAttempt(services, { limit: 'spaced-logins', subject: reached.subject });
}

/** Counts a failed try: for the session, and once per window and email address for the client's networks. */
export async function noteFailure(context: RequestContext, email: string, session: string): Promise<void> {
  const { services } = context;
  for (const network of usesByClient(context, 'failing-addresses')) {
    await takeAttempt(services, {
      limit: 'failed-tries',
      subject: `${network.subject} ${session}`,
    });
    // Above the maximum nothing is added, so that each network keeps few rows.
    const [failing = 0] = await attemptsOf(services, [network]);
    if (failing >= maximumOf(network)) continue;
    const address = { limit: 'failing-address', subject: `${network.subject} ${email}` } as const;
    const { attempt: first } = await takeAttempt(services, address);
    if (first) await takeAttempt(services, network);
  }
}
