import { type SqlBool, sql } from 'kysely';
import { second } from '@/server/clock';
import { type Comparison, type MoneyGauges, shouldHaveMail } from '@/server/gauges';
import type { Services } from '@/server/services';
import { countUpTo } from './health/countUpTo';

/** What compares our rows with a provider's, by the name of its scheduled job. */
const comparisons = ['reconcile', 'reconcile-stores'];

/** As written in its index. */
const isFailedMoneyMail = sql<SqlBool>`failed_at is not null and template in ('receipt', 'refunded')`;

/** Reads what became of money: refunds that wait, what nobody was told of, and what the providers say differently. */
export async function readMoneyGauges(services: Services): Promise<MoneyGauges> {
  const { database, clock, payments } = services;
  const now = clock.now();
  const waiting = database.selectFrom('refund_requests').where('finished_at', 'is', null);
  const oldest = await waiting.select('requested_at').orderBy('requested_at').limit(1).executeTakeFirst();
  const failed = database.selectFrom('outbox').select('failed_at').where(isFailedMoneyMail);
  return {
    refundsWaiting: await countUpTo(database, waiting.select('requested_at')),
    refundsLagSeconds: oldest ? secondsSince(oldest.requested_at, now) : 0,
    refundsUnmailed: await countUpTo(database, unmailedRefunds(services)),
    moneyMailsFailed: await countUpTo(database, failed.where('failed_at', '>=', 0)),
    setupMissing: payments.missing?.length ?? 0,
    setupDifferences: payments.toSetUp.length,
    comparisons: await readComparisons(services),
  };
}

/** Refunds that were made on request, of accounts that still exist, without a mail: queued, sent or given up. */
function unmailedRefunds({ database, clock }: Services) {
  const { from, until } = shouldHaveMail(clock.now());
  return database
    .selectFrom('refund_requests')
    .innerJoin('accounts', 'accounts.id', 'refund_requests.account_id')
    .select('refund_requests.finished_at')
    .where('refund_requests.finished_at', 'is not', null)
    .where('refund_requests.finished_at', '>=', from)
    .where('refund_requests.finished_at', '<', until)
    .where('accounts.status', '!=', 'deleted')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('outbox')
            .select('outbox.id')
            .where('outbox.dedupe_key', '=', sql<string>`'refunded:' || refund_requests.subscription_id`),
        ),
      ),
    );
}

async function readComparisons({ database, clock }: Services): Promise<Comparison[]> {
  const now = clock.now();
  const rows = await database
    .selectFrom('scheduled_jobs')
    .select(['name', 'finished_at', 'seen', 'repaired', 'failed', 'unmailed'])
    .where('name', 'in', comparisons)
    .execute();
  return rows.map(({ finished_at: finishedAt, ...found }) => ({
    ...found,
    ageSeconds: secondsSince(finishedAt ?? 0, now),
  }));
}

function secondsSince(time: number, now: number): number {
  return Math.max(0, Math.round((now - time) / second));
}
