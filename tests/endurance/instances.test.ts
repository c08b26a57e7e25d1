import { limits } from '@/server/attempts/limitTable';
import { openForAllTests } from '@/tests/fixtures/openForAllTests';
import { asAccount, refresh, type SignedUp } from '../fixtures/service/authClient';
import { inSession, openAt, type SiteSession, signUpAt } from '../fixtures/site/siteClient';
import { startOnPostgres } from '../fixtures/site/startOnPostgres';

jest.setTimeout(300_000);

const site = openForAllTests(() => startOnPostgres());

const origins = () => [site.one.origin, site.other.origin] as const;
const statusAt = async (origin: string, { accessToken }: SignedUp) =>
  (await asAccount(`${origin}/api/auth/v2/account`, accessToken)).status;
/** The same sign-in, spoken of to one instance. */
const at = (origin: string, session: SiteSession): SiteSession => ({ ...session, origin });

it('44. what one instance signed out the other refuses at once', async () => {
  const account = await signUpAt(site.origin);
  const [one, other] = origins();
  // Both have seen the token before, so that either could have kept an answer.
  expect([await statusAt(one, account), await statusAt(other, account)]).toEqual([200, 200]);
  const out = await asAccount(`${one}/api/auth/v2/logout`, account.accessToken, { method: 'POST' });
  expect(out.status).toBeLessThan(300);
  expect([await statusAt(one, account), await statusAt(other, account)]).toEqual([401, 401]);
  expect((await refresh(other, account.refreshToken)).status).toBe(400);
});

it('94. a limit holds to the last hit over two instances, and after a restart of both', async () => {
  const visitor = { 'x-forwarded-for': '203.0.113.94' };
  const most = limits['codes-by-client'].maximum;
  const session = await openAt(site.origin);
  const send = (origin: string, index: number) =>
    inSession(at(origin, session), 'otp', { email: `many-${index}@example.org` }, visitor);
  const answers = await Promise.all(
    Array.from({ length: most + 6 }, (_, index) => send(origins()[index % 2] ?? '', index)),
  );
  const statuses = answers.map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(most);
  expect(statuses.filter((status) => status === 429)).toHaveLength(6);
  await Promise.all([site.one.stop(), site.other.stop()]);
  await Promise.all([site.one.start(), site.other.start()]);
  for (const origin of origins()) {
    const refused = await send(origin, 99);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  }
});

it('47. a key that came into use at one instance is accepted by the other, and so are tokens of the key before', async () => {
  const period = 90 * 86_400;
  const [one, other] = origins();
  const { now }: { now: number } = await (await fetch(`${one}/sandbox/config.json`)).json();
  // An hour before the next key signs; access tokens live longer than that.
  await site.turnClock(period - (Math.floor(now / 1000) % period) - 3600);
  const before = await signUpAt(one, site.origin);
  const announced = await keysAt(other);
  await site.turnClock(2 * 3600);
  const after = await signUpAt(one, site.origin);
  expect(keyOf(after.accessToken)).not.toBe(keyOf(before.accessToken));
  // It was published before it signed, and a client's copy of the key set is an hour old at most.
  expect(announced).toContain(keyOf(after.accessToken));
  expect([await statusAt(other, after), await statusAt(other, before)]).toEqual([200, 200]);
  expect(await keysAt(one)).toEqual(await keysAt(other));
  expect((await refresh(other, before.refreshToken)).status).toBe(200);
});

async function keysAt(origin: string): Promise<string[]> {
  const { keys } = await (await fetch(`${origin}/api/auth/v2/.well-known/jwks.json`)).json();
  return keys.map(({ kid }: { kid: string }) => kid);
}

function keyOf(token: string): string {
  return JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString('utf8')).kid;
}
