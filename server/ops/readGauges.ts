import { usableSigningKey } from '@/server/auth/tokens/signingKeys';
import { second } from '@/server/clock';
import type { Gauges, MoneyGauges } from '@/server/gauges';
import { wasAccepted } from '@/server/ops/health/queueHealth';
import type { Services } from '@/server/services';
import type { SiteDatabase } from '@/server/store/schema';
import { countUpTo } from './health/countUpTo';
import { readMoneyGauges } from './readMoneyGauges';

/** So many mails that failed for good, and none accepted since the first: no single reader's system refuses that many. */
const failuresOfOurs = 10;
/** Counting stops at this many waiting rows; the number then means "at least". */
const countedAtMost = 10_000;
/** More rows than this take so long to count that visitors would notice if it were done with every reading. */
const quicklyCounted = 1000;
/** How long the number of so many rows is kept, in milliseconds. */
const keptFor = 10 * second;

/** How late this site is, and how old its signing key: what decides whether it is ready. */
export type Lags = Omit<Gauges, keyof Counts | keyof MoneyGauges>;

/** Reads since when something is waiting in the database: one row of each index that contains only waiting rows. */
export async function readLags(services: Services): Promise<Lags> {
  const { database, clock } = services;
  const now = clock.now();
  const [mail, refused, webhook, key] = await Promise.all([
    waitingMails(database, now).limit(1).executeTakeFirst(),
    refusedSince(database),
    waitingWebhooks(database).limit(1).executeTakeFirst(),
    usableSigningKey(services),
  ]);
  const age = (since: number | undefined) =>
    since === undefined ? 0 : Math.max(0, Math.round((now - since) / second));
  return {
    outboxLagSeconds: Math.max(age(mail?.send_after), age(refused)),
    webhooksLagSeconds: age(webhook?.received_at),
    signingKeyAgeSeconds: key === null ? null : age(Math.max(key.signs_from, key.created_at)),
  };
}

/** The lags, how much is waiting, and what became of money. A large number may be some seconds old. */
export async function readGauges(services: Services): Promise<Gauges> {
  const [lags, counts, money] = await Promise.all([
    readLags(services),
    readCounts(services),
    readMoneyGauges(services),
  ]);
  return { ...lags, ...counts, ...money };
}

type Counts = Pick<Gauges, 'outboxWaiting' | 'webhooksWaiting' | 'webhooksParked'>;

const kept = new WeakMap<Services, { counts: Counts; until: number }>();

async function readCounts(services: Services): Promise<Counts> {
  const { database, clock } = services;
  const now = clock.now();
  const last = kept.get(services);
  if (last && now < last.until && now >= last.until - keptFor) return last.counts;
  const counts = {
    outboxWaiting: await countUpTo(database, waitingMails(database, now), countedAtMost),
    webhooksWaiting: await countUpTo(database, waitingWebhooks(database), countedAtMost),
    webhooksParked: await countUpTo(database, parkedWebhooks(database), countedAtMost),
  };
  const isLong = Object.values(counts).some((count) => count > quicklyCounted);
  if (isLong) kept.set(services, { counts, until: now + keptFor });
  return counts;
}

function waitingMails(database: SiteDatabase, now: number) {
  return database
    .selectFrom('outbox')
    .select('send_after')
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null)
    .where('send_after', '<=', now)
    .orderBy('send_after');
}

/**
 * Since when, in milliseconds, mails wait or fail and the mail system has accepted none. Each try moves `send_after`, so
 * while it is away nothing seems overdue. One mail that its reader's system puts off counts only until another is
 * accepted, and refusals for good count only in number, since a mistyped address is refused, too.
 */
async function refusedSince(database: SiteDatabase): Promise<number | undefined> {
  const accepted = await database
    .selectFrom('outbox')
    .select('sent_at')
    .where(wasAccepted)
    .orderBy('sent_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  const since = accepted?.sent_at ?? 0;
  const first = await database
    .selectFrom('outbox')
    .select('created_at')
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null)
    .where('created_at', '>=', since)
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirst();
  const failed = await database
    .selectFrom('outbox')
    .select('failed_at')
    .where('failed_at', 'is not', null)
    .where('failed_at', '>=', since)
    .orderBy('failed_at')
    .limit(failuresOfOurs)
    .execute();
  const refusals = failed.length === failuresOfOurs ? [failed[0]?.failed_at ?? null] : [];
  const starts = [first?.created_at ?? null, ...refusals].filter((start) => start !== null);
  return starts.length > 0 ? Math.min(...starts) : undefined;
}

function waitingWebhooks(database: SiteDatabase) {
  return database
    .selectFrom('webhook_events')
    .select('received_at')
    .where('processed_at', 'is', null)
    .where('failed_at', 'is', null)
    .orderBy('received_at');
}

/** Given up, or never to be done without a person: nothing waits for them, so no lag tells of them. */
function parkedWebhooks(database: SiteDatabase) {
  return database.selectFrom('webhook_events').select('failed_at').where('failed_at', '>', 0);
}
