import { type Kysely, sql } from 'kysely';
import { hour, minute, day, second } from '@/server/clock';
import type { Services } from '@/server/services';
import type { Database } from '@/server/store/schema';
import { ApiError } from './ApiError';
import { isLoopback } from './clientAddress';

/** How often something may happen per key and window. The counters live in the database, so instances share them. */
export const limits = {
  /** Codes sent for one purpose to one address: the pause between two. */
  'code-pause': { maximum: 1, window: minute },
  /** Codes sent to one address, whatever the purpose. */
  'codes-per-email': { maximum: 20, window: day },
  /** Wrong codes for one address, across codes, sessions and both generations of the service. */
  'wrong-codes': { maximum: 10, window: day },
  /** Codes asked for from one client address. */
  'codes-per-client': { maximum: 40, window: hour },
  /** Sign-ins tried from one client address. */
  'logins-per-client': { maximum: 200, window: hour },
  /** Accounts made from one client address. */
  'accounts-per-client': { maximum: 60, window: hour },
} as const satisfies Record<string, { maximum: number; window: number }>;

export type LimitName = keyof typeof limits;

/**
 * Counts one event by one statement. Values that name a person are hashed before they become a key.
 * @throws ApiError too_many_requests with the seconds until the window ends, once the maximum is exceeded.
 */
export async function hit(
  db: Kysely<Database>,
  services: Services,
  name: LimitName,
  value: string,
): Promise<void> {
  const now = services.clock.now();
  const { maximum, window } = limits[name];
  const { count, expires_at } = await db
    .insertInto('counters')
    .values({ key: keyOf(services, name, value), count: 1, expires_at: now + window })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        count: sql<number>`case when counters.expires_at <= ${now} then 1 else counters.count + 1 end`,
        expires_at: sql<number>`case when counters.expires_at <= ${now} then excluded.expires_at else counters.expires_at end`,
      }),
    )
    .returning(['count', 'expires_at'])
    .executeTakeFirstOrThrow();
  if (count > maximum) throw tooMany(expires_at - now);
}

/** Takes one counted event back: it turned out not to be what the limit counts. */
export async function takeBack(
  db: Kysely<Database>,
  services: Services,
  name: LimitName,
  value: string,
): Promise<void> {
  await db
    .updateTable('counters')
    .set((row) => ({ count: row('count', '-', 1) }))
    .where('key', '=', keyOf(services, name, value))
    .where('count', '>', 0)
    .execute();
}

/** Counts by client address. Within a sandbox this machine has no limit of its own. */
export async function hitClient(services: Services, name: LimitName, address: string): Promise<void> {
  if (services.config.mode === 'sandbox' && isLoopback(address)) return;
  await hit(services.database, services, name, address);
}

function tooMany(milliseconds: number): ApiError {
  return new ApiError('too_many_requests', { retryAfterSeconds: Math.max(1, Math.ceil(milliseconds / second)) });
}

function keyOf(services: Services, name: LimitName, value: string): string {
  return `${name}:${services.secrets.keyedHash('limit', value)}`;
}
