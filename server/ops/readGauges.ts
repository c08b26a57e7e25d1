import type { Kysely } from 'kysely';
import { currentSigningKey } from '@/server/auth/tokens/signingKeys';
import { second } from '@/server/clock';
import type { Gauges } from '@/server/metrics';
import type { Services } from '@/server/services';
import type { Database } from '@/server/store/schema';

/** Counting stops at this many waiting rows; the number then means "at least". */
const countedAtMost = 10_000;

/** Reads what is waiting in the database, each kind through an index that contains only waiting rows. */
export async function readGauges(services: Services): Promise<Gauges> {
  const { database, clock } = services;
  const now = clock.now();
  const [mail, webhooks, key] = await Promise.all([
    waitingMails(database, now),
    waitingWebhooks(database),
    currentSigningKey(database, services).catch(() => null),
  ]);
  const age = (since: number | null) =>
    since === null ? 0 : Math.max(0, Math.round((now - since) / second));
  return {
    outboxWaiting: mail.count,
    outboxLagSeconds: age(mail.oldest),
    webhooksWaiting: webhooks.count,
    webhooksLagSeconds: age(webhooks.oldest),
    signingKeyAgeSeconds: key === null ? null : age(key.signs_from),
  };
}

type Waiting = { count: number; oldest: number | null };

async function waitingMails(database: Kysely<Database>, now: number): Promise<Waiting> {
  const due = database
    .selectFrom('outbox')
    .select('send_after')
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null)
    .where('send_after', '<=', now)
    .orderBy('send_after')
    .limit(countedAtMost)
    .as('due');
  return database
    .selectFrom(due)
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.min<number | null>('send_after').as('oldest')])
    .executeTakeFirstOrThrow();
}

async function waitingWebhooks(database: Kysely<Database>): Promise<Waiting> {
  const open = database
    .selectFrom('webhook_events')
    .select('received_at')
    .where('processed_at', 'is', null)
    .where('failed_at', 'is', null)
    .orderBy('received_at')
    .limit(countedAtMost)
    .as('open');
  return database
    .selectFrom(open)
    .select(({ fn }) => [
      fn.countAll<number>().as('count'),
      fn.min<number | null>('received_at').as('oldest'),
    ])
    .executeTakeFirstOrThrow();
}
