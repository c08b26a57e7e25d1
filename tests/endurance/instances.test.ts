import { limits } from '@/server/attempts/limitTable';
import { asAccount, refresh, type SignedUp } from '../fixtures/service/authClient';
import { inSession, openAt, type SiteSession, signUpAt } from '../fixtures/site/siteClient';
import { type OnPostgres, startOnPostgres } from '../fixtures/site/startOnPostgres';

jest.setTimeout(300_000);

let site: OnPostgres;
beforeAll(async () => {
  site = await startOnPostgres();
});
afterAll(() => site?.close());

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
