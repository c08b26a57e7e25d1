import { clientKeys, count, countOf, hit } from '@/server/http/limits/limits';
import { limits } from '@/server/http/limits/limitTable';
import type { RequestContext } from '@/server/http/requestContext';
import type { Services } from '@/server/services';

/**
 * What a network is slowed by: the number of different addresses whose sign-in failed from there, however often each
 * was tried. A carrier's or a VPN's exit has thousands behind it, so nobody is banned. While too many fail, each sign-in
 * from there may try once in a few seconds, and so may a sign-in that fails again and again anywhere; a first try is
 * never held up, and a known browser not at all.
 */
const failures = 'failing-addresses';

/** @throws ApiError too_many_requests with a few seconds */
export async function requirePace(call: RequestContext, session: string): Promise<void> {
  const { services } = call;
  for (const { key, maximum } of clientKeys(call, failures)) {
    const failing = await countOf(services.database, services, failures, key);
    const own = await countOf(services.database, services, 'failed-tries', `${key} ${session}`);
    if (failing < maximum && own < limits['failed-tries'].maximum) continue;
    await hit(services.database, services, 'spaced-logins', `${key} ${session}`);
    return;
  }
}

/** Counts a try that failed: for the session, and once in a window the address for the networks of the client. */
export async function noteFailure(call: RequestContext, email: string, session: string): Promise<void> {
  const { services } = call;
  for (const { key, maximum } of clientKeys(call, failures)) {
    await count(services.database, services, 'failed-tries', `${key} ${session}`);
    // Beyond the maximum nothing is added, so the rows of a network stay few.
    if ((await countOf(services.database, services, failures, key)) >= maximum) continue;
    if (await isNew(services, `${key} ${email}`)) await count(services.database, services, failures, key);
  }
}

/** One guarded statement: of many failures of one address at once, one is the first. */
async function isNew(services: Services, subject: string): Promise<boolean> {
  const now = services.clock.now();
  const expiresAt = now + limits[failures].windowSeconds * 1000;
  const row = await services.database
    .insertInto('counters')
    .values({
      key: `failed:${services.secrets.keyedHash('failed-sign-in', subject)}`,
      count: 1,
      expires_at: expiresAt,
    })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({ expires_at: expiresAt }).where('counters.expires_at', '<=', now),
    )
    .returning('key')
    .executeTakeFirst();
  return row !== undefined;
}
