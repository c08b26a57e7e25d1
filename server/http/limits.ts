import { type Kysely, sql } from 'kysely';
import type { Services } from '@/server/services';
import type { Database } from '@/server/store/schema';
import { ApiError } from './ApiError';
import type { Call } from './call';
import { isLoopback } from './clientAddress';
import { networkOf } from './network';
import { isUnavailable } from './unavailable';

type Limit = {
  maximum: number;
  windowSeconds: number;
  /** Whoever goes beyond the maximum waits this long instead of until the window ends. */
  banSeconds?: number;
  /** True for what only reads: it goes on when the limits cannot be counted. Everything else is then refused. */
  failsOpen?: boolean;
};

/**
 * Every limit of the service: at most `maximum` hits per key within the window that the first hit opens. A key is an
 * e-mail address, an account or a network; it is stored as a keyed hash.
 */
export const limits = {
  /** Pause between two codes to one address, alike for known and unknown ones. */
  'login-code': { maximum: 1, windowSeconds: 60 },
  'edit-code': { maximum: 1, windowSeconds: 60 },
  'delete-code': { maximum: 1, windowSeconds: 60 },
  /** Changes of address that one account may start. */
  'edits-by-account': { maximum: 20, windowSeconds: 3600 },
  /** Sign-ins opened: each is a row that is remembered for a month. */
  'sessions-by-client': { maximum: 200, windowSeconds: 900 },
  'codes-by-client': { maximum: 40, windowSeconds: 900 },
  'logins-by-client': { maximum: 200, windowSeconds: 900, banSeconds: 3600 },
  /** Pictures fetched anew; those in memory cost nothing. */
  'pictures-by-client': { maximum: 300, windowSeconds: 600, failsOpen: true },
  /** Each newsletter address entered may become a mail to somebody else. */
  'letters-by-client': { maximum: 20, windowSeconds: 3600 },
  'bangs-by-client': { maximum: 20, windowSeconds: 3600 },
  /** Tokens tried at the operator's page. */
  'ops-by-client': { maximum: 10, windowSeconds: 900 },
  /** Calls passed to the staging services, which see one client behind them all. */
  'staging-by-client': { maximum: 300, windowSeconds: 900 },
  'accounts-by-client': { maximum: 60, windowSeconds: 3600 },
} as const satisfies Record<string, Limit>;

export type LimitedAction = keyof typeof limits;

function limitOf(action: LimitedAction): Limit {
  return limits[action];
}

/**
 * Counts one hit, by one statement, so that the limit holds across instances and restarts.
 * @throws ApiError too_many_requests with the seconds until the window ends.
 */
export async function hit(
  db: Kysely<Database>,
  services: Services,
  action: LimitedAction,
  key: string,
): Promise<void> {
  const { maximum, failsOpen } = limitOf(action);
  const counter = await count(db, services, action, key).catch((error: unknown) => {
    if (failsOpen && isUnavailable(error)) return null;
    throw error;
  });
  if (counter && counter.count > maximum) throw tooMany(counter.expires_at - services.clock.now());
}

function count(db: Kysely<Database>, services: Services, action: LimitedAction, key: string) {
  const { maximum, windowSeconds, banSeconds } = limitOf(action);
  const now = services.clock.now();
  const expiresAt = now + windowSeconds * 1000;
  // The first hit beyond the maximum begins the ban; later ones do not prolong it.
  const banned = banSeconds === undefined ? sql`counters.expires_at` : sql`${now + banSeconds * 1000}`;
  return db
    .insertInto('counters')
    .values({ key: counterKey(services, action, key), count: 1, expires_at: expiresAt })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        count: sql`case when counters.expires_at <= ${now} then 1 else counters.count + 1 end`,
        expires_at: sql`case when counters.expires_at <= ${now} then excluded.expires_at
          when counters.count = ${maximum} then ${banned} else counters.expires_at end`,
      }),
    )
    .returning(['count', 'expires_at'])
    .executeTakeFirstOrThrow();
}

/** Counts a hit of the client's network. A sandbox does not limit its own machine. */
export async function hitByClient(call: Call, action: LimitedAction): Promise<void> {
  const { services, address } = call;
  if (services.config.mode === 'sandbox' && isLoopback(address)) return;
  await hit(services.database, services, action, networkOf(address));
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
export function tooMany(waitFor: number): ApiError {
  return new ApiError('too_many_requests', { retryAfterSeconds: Math.max(1, Math.ceil(waitFor / 1000)) });
}

function counterKey(services: Services, action: LimitedAction, key: string): string {
  return `${action}:${services.secrets.keyedHash('limits', key)}`;
}
