import { type Kysely, sql } from 'kysely';
import { ApiError } from '@/server/http/ApiError';
import { isLoopback } from '@/server/http/request/clientIp';
import { networksOf } from '@/server/http/request/network';
import type { RequestContext } from '@/server/http/requestContext';
import { isTransientOutage } from '@/server/http/unavailable';
import type { Services } from '@/server/services';
import type { Database } from '@/server/store/schema';
import { type Limit, type LimitedAction, limits } from './limitTable';

/**
 * Counts one hit of the key, by one statement, so that the limit holds across instances and restarts. A key is an
 * e-mail address, an account or a network; it is stored as a keyed hash.
 * @throws ApiError too_many_requests with the seconds until the window ends.
 */
export async function hit(
  db: Kysely<Database>,
  services: Services,
  action: LimitedAction,
  key: string,
): Promise<void> {
  await hitUpTo(db, services, { action, key, maximum: limits[action].maximum });
}

type Hit = { action: LimitedAction; key: string; maximum: number };

async function hitUpTo(
  db: Kysely<Database>,
  services: Services,
  { action, key, maximum }: Hit,
): Promise<void> {
  const { failsOpen }: Limit = limits[action];
  const counter = await count(db, services, action, key).catch((error: unknown) => {
    if (failsOpen && isTransientOutage(error)) return null;
    throw error;
  });
  if (counter && counter.count > maximum) throw tooMany(counter.expires_at - services.clock.now());
}

/** Counts one more of the key. The count begins anew when its window has ended. */
export function count(db: Kysely<Database>, services: Services, action: LimitedAction, key: string) {
  const now = services.clock.now();
  const expiresAt = now + limits[action].windowSeconds * 1000;
  return db
    .insertInto('counters')
    .values({ key: counterKey(services, action, key), count: 1, expires_at: expiresAt })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        count: sql`case when counters.expires_at <= ${now} then 1 else counters.count + 1 end`,
        expires_at: sql`case when counters.expires_at <= ${now} then excluded.expires_at
          else counters.expires_at end`,
      }),
    )
    .returning(['count', 'expires_at'])
    .executeTakeFirstOrThrow();
}

/** How often the key was counted in the running window. */
export async function countOf(
  db: Kysely<Database>,
  services: Services,
  action: LimitedAction,
  key: string,
): Promise<number> {
  const row = await db
    .selectFrom('counters')
    .select('count')
    .where('key', '=', counterKey(services, action, key))
    .where('expires_at', '>', services.clock.now())
    .executeTakeFirst();
  return row?.count ?? 0;
}

/**
 * Counts a hit of the client's network, and of the wide network around it while the single one is within its maximum.
 * @throws ApiError too_many_requests
 */
export async function hitByClient(call: RequestContext, action: LimitedAction): Promise<void> {
  const { services } = call;
  for (const { key, maximum } of clientKeys(call, action))
    await hitUpTo(services.database, services, { action, key, maximum });
}

/** What a call counts for by where it comes from. Empty in a sandbox for its own machine, which it does not limit. */
export function clientKeys(
  { services, address }: Pick<RequestContext, 'services' | 'address'>,
  action: LimitedAction,
): { key: string; maximum: number }[] {
  if (services.config.mode === 'sandbox' && isLoopback(address)) return [];
  const { maximum, wideMaximum }: Limit = limits[action];
  const { single, wide } = networksOf(address);
  const keys = [{ key: single, maximum }];
  if (wide !== null && wideMaximum !== undefined) keys.push({ key: wide, maximum: wideMaximum });
  return keys;
}

/** Takes one hit of the key back, for what came to nothing. */
export async function giveBack(
  db: Kysely<Database>,
  services: Services,
  action: LimitedAction,
  key: string,
): Promise<void> {
  await db
    .updateTable('counters')
    .set((counter) => ({ count: counter('count', '-', 1) }))
    .where('key', '=', counterKey(services, action, key))
    .where('count', '>', 0)
    .execute();
}

/** Forgets the hits of the key. */
export async function reset(
  db: Kysely<Database>,
  services: Services,
  action: LimitedAction,
  key: string,
): Promise<void> {
  await db
    .deleteFrom('counters')
    .where('key', '=', counterKey(services, action, key))
    .execute();
}

/** The refusal with Retry-After. `waitFor` is in milliseconds. */
export function tooMany(waitFor: number, reason?: 'address_limit'): ApiError {
  const retryAfterSeconds = Math.max(1, Math.ceil(waitFor / 1000));
  return new ApiError('too_many_requests', { retryAfterSeconds, reason });
}

function counterKey(services: Services, action: LimitedAction, key: string): string {
  return `${action}:${services.secrets.keyedHash('limits', key)}`;
}
