import { ApiError } from '@/server/http/ApiError';
import { isTransientOutage } from '@/server/http/unavailable';
import type { Services } from '@/server/services';
import type { SiteDatabase } from '@/server/store/schema';
import { withTimeLimit } from '@/server/store/withTimeLimit';
import { countInBoth, countInWindow, openWindow, readWindows, releaseFromWindow } from './attemptWindows';
import { type Limit, type LimitName, limits } from './limitTable';
import { releaseFromRolling, takeFromRolling } from './rolling';

/**
 * The one place that counts attempts: codes, sign-ins, mails and costly calls. Callers name a limit and a subject, which
 * is stored as a keyed hash, and get the decision before anything happens. Each attempt is one guarded statement.
 */
export type Use = {
  limit: LimitName;
  /** Whom the limit applies to: an email address, an account, a session, a network or a code. */
  subject: string;
  /** True for a known browser, which uses the attempts reserved for known browsers first. */
  known?: boolean;
  /** True for the wider network around a client, which has its own maximum. */
  wide?: boolean;
};

/** One counted attempt, which can be given back when nothing came of it. */
export type Attempt = { limit: LimitName; key: string; expiresAt: number };

/** An attempt and how many are left, or the milliseconds until the next one is available. */
export type Taken = { attempt: Attempt; left: number } | Refused;
type Refused = { attempt: null; limit: LimitName; wait: number };

/** Counts an attempt and tells whether the limit allows it. */
export async function takeAttempt(services: Services, use: Use): Promise<Taken> {
  if (ruleOf(use.limit).rolling) {
    const [taken] = await takeRolling(services, [use]);
    if (!taken) throw new Error('An attempt was not counted.');
    return taken;
  }
  const window = windowOf(services, use);
  return takenFrom(use, window, await countInWindow(services.database, window));
}

/**
 * Counts an attempt for the client's network and, if that allows it, for the wide one around it, with one statement. The
 * last decision is a refusal if there is one. Only for limits that do not roll.
 */
export async function takeInNetworks(services: Services, [single, wide]: readonly Use[]): Promise<Taken[]> {
  if (!single) return [];
  if (!wide) return [await takeAttempt(services, single)];
  const [own, around] = [windowOf(services, single), windowOf(services, wide)];
  const rows = await countInBoth(services.database, { ...own, maximum: maximumOf(single) }, around);
  const counted = ({ key }: { key: string }) => rows.filter((row) => row.key === key);
  const inOwn = counted(own).map((row) => takenFrom(single, own, row));
  const inBoth = [...inOwn, ...counted(around).map((row) => takenFrom(wide, around, row))];
  if (inOwn.every(({ attempt }) => attempt !== null)) return inBoth;
  // Calls of the same moment may take the last free attempt while this statement runs.
  for (const { attempt } of inBoth) if (attempt) await releaseFromWindow(services.database, attempt);
  return inOwn;
}

function windowOf(services: Services, use: Use) {
  const now = services.clock.now();
  const expiresAt = now + ruleOf(use.limit).windowSeconds * 1000;
  return { key: keyOf(services, use), now, expiresAt };
}

function takenFrom(
  use: Use,
  { key, now }: { key: string; now: number },
  counted: { count: number; expires_at: number },
): Taken {
  const left = maximumOf(use) - counted.count;
  const { limit } = use;
  if (left < 0) return { attempt: null, limit, wait: counted.expires_at - now };
  return { attempt: { limit, key, expiresAt: counted.expires_at }, left };
}

/** Counts an attempt for each use at once. They must differ in limit or subject; a refused one stops no other. */
export async function takeRolling(services: Services, uses: readonly Use[]): Promise<Taken[]> {
  const wanted = uses.map((use) => {
    const { maximum, keptForKnown = 0 } = ruleOf(use.limit);
    const kept = use.known ? keptForKnown : 0;
    return { ...windowOf(services, use), limit: use.limit, maximum, kept };
  });
  const taken = await takeFromRolling(services.database, wanted, services.clock.now());
  return wanted.flatMap(({ limit, key, now, expiresAt }, index): Taken[] => {
    const one = taken[index];
    if (!one) return [];
    if (one.left === null) return [{ attempt: null, limit, wait: one.nextAt - now }];
    return [{ attempt: { limit, key, expiresAt }, left: one.left }];
  });
}

/** Counts an attempt. @throws ApiError too_many_requests with the seconds until the next one once the limit is reached */
export async function requireAttempt(services: Services, use: Use): Promise<Attempt | null> {
  const taken = await nullIfOpen(use.limit, takeAttempt(services, use));
  return taken && requireTaken(taken);
}

/** The same for the networks of a client, as `takeInNetworks` counts them. @throws ApiError too_many_requests */
export async function requireInNetworks(services: Services, uses: readonly Use[]): Promise<void> {
  const [first] = uses;
  if (!first) return;
  const taken = await nullIfOpen(first.limit, takeInNetworks(services, uses));
  for (const one of taken ?? []) requireTaken(one);
}

/** Null when attempts cannot be counted now, or not soon, where the limit fails open. */
async function nullIfOpen<Result>(limit: LimitName, counting: Promise<Result>): Promise<Result | null> {
  if (!ruleOf(limit).failsOpen) return counting;
  try {
    return await withTimeLimit(counting);
  } catch (error) {
    if (isTransientOutage(error)) return null;
    throw error;
  }
}

/** The counted attempt. @throws ApiError too_many_requests when the limit was reached */
export function requireTaken(taken: Taken): Attempt {
  if (taken.attempt === null) throw refusalOf(taken);
  return taken.attempt;
}

export function refusalOf({ limit, wait }: Refused): ApiError {
  const { rolling, pause } = ruleOf(limit);
  return tooMany(wait, rolling ? 'address_limit' : pause ? 'code_sent' : undefined);
}

function ruleOf(limit: LimitName): Limit {
  return limits[limit];
}

/** Gives attempts back when nothing came of them or the code was right. */
export async function giveBack(db: SiteDatabase, attempts: readonly (Attempt | null)[]): Promise<void> {
  for (const attempt of attempts) {
    if (!attempt) continue;
    const release = ruleOf(attempt.limit).rolling ? releaseFromRolling : releaseFromWindow;
    await release(db, attempt);
  }
}

/** The numbers of attempts counted in the current windows; only for limits that do not roll. */
export function attemptsOf(services: Services, uses: readonly Use[]): Promise<number[]> {
  return readWindows(
    services.database,
    uses.map((use) => windowOf(services, use)),
  );
}

/** Starts a new window with this many attempts already counted; only for limits that do not roll. */
export function setAttempts(services: Services, use: Use & { count: number }): Promise<void> {
  const expiresAt = services.clock.now() + limits[use.limit].windowSeconds * 1000;
  return openWindow(services.database, { key: keyOf(services, use), expiresAt, count: use.count });
}

/** The subject's maximum, without what is reserved for known browsers. */
export function maximumOf({ limit, wide }: Use): number {
  const { maximum, wideMaximum }: Limit = limits[limit];
  return wide ? (wideMaximum ?? maximum) : maximum;
}

/** The refusal with Retry-After. `waitFor` is in milliseconds. */
export function tooMany(waitFor: number, reason?: 'address_limit' | 'code_sent'): ApiError {
  const retryAfterSeconds = Math.max(1, Math.ceil(waitFor / 1000));
  return new ApiError('too_many_requests', { retryAfterSeconds, reason });
}

export function keyOf(services: Pick<Services, 'secrets'>, { limit, subject }: Use): string {
  return `${limit}:${services.secrets.keyedHash(`limit-${limit}`, subject)}`;
}
