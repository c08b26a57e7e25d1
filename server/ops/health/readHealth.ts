import { usableSigningKey } from '@/server/auth/tokens/signingKeys';
import { day } from '@/server/clock';
import type { Services } from '@/server/services';
import { countSubscriptions, readMailHealth, readWebhookHealth } from './queueHealth';

/** What was sent and received is counted from this many days ago, the longest that handled payment events are kept. */
const countedDays = 30;

/** The numbers on the operator's page. They are only counts: none of them says anything about a person. */
export type Health = Awaited<ReturnType<typeof readHealth>>;

/** Reads everything through indexes, in short queries with pauses between them: operators can wait, visitors cannot. */
export async function readHealth(services: Services) {
  const now = services.clock.now();
  const since = now - countedDays * day;
  const key = await usableSigningKey(services);
  return {
    /** When they were read, in milliseconds since the epoch. */
    now,
    subscriptions: await countSubscriptions(services),
    mail: await readMailHealth(services, since),
    webhooks: await readWebhookHealth(services, since),
    /** When the current key began to sign tokens. */
    signsSince: key?.signs_from ?? null,
  };
}
