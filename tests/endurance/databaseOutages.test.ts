import { openForAllTests } from '../fixtures/openForAllTests';
import { ownTime } from '../fixtures/ownTime';
import { asAccount } from '../fixtures/service/authClient';
import { startSiteBehindWire } from '../fixtures/site/siteBehindWire';
import { signUpAt } from '../fixtures/site/siteClient';
import { until } from '../fixtures/until';

jest.setTimeout(300_000);

/** The pool gives a call this many milliseconds to get a connection, and a query so many to be answered. */
const maxWaitMs = 3000 + 10_000;

const opened = openForAllTests(() => startSiteBehindWire({ DATABASE_POOL_SIZE: '2' }));

const statusOf = async (path: string) => (await fetch(`${opened.site.origin}${path}`)).status;
/** Everything that needs the database says so, and everything else goes on. */
async function expectAway(accessToken: string): Promise<void> {
  const answer = await asAccount(`${opened.site.origin}/api/auth/v2/account`, accessToken);
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, expect.stringMatching(/^[1-5]$/)]);
  expect(await answer.json()).toMatchObject({ error: 'service_unavailable' });
  expect([await statusOf('/'), await statusOf('/pro'), await statusOf('/health')]).toEqual([200, 200, 200]);
  expect(await statusOf('/ready')).toBe(503);
}
const recovered = () =>
  until('the site to recover', async () => ((await statusOf('/ready')) === 200 ? true : null));

it('101. a database that hangs exhausts the pool: the queue is bounded, the rest goes on, and dead lines are given up', async () => {
  const { site, wire } = opened;
  const account = await signUpAt(site.origin);
  wire.hang();
  const waiting = Array.from(
    { length: 150 },
    async () => (await asAccount(`${site.origin}/api/auth/v2/account`, account.accessToken)).status,
  );
  const untilAll = ownTime(() => Promise.all(waiting));
  // More callers than may wait for two connections: some are sent away at once.
  expect(await ownTime(() => Promise.race(waiting))).toBeLessThan(2500);
  expect(await Promise.race(waiting)).toBe(503);
  await expectAway(account.accessToken);
  expect(new Set(await Promise.all(waiting))).toEqual(new Set([503]));
  expect(await untilAll).toBeLessThan(maxWaitMs + 2000);
  // The old connections never say another word, as after a failover: new ones take their place.
  await wire.restore();
  await recovered();
  expect((await asAccount(`${site.origin}/api/auth/v2/account`, account.accessToken)).status).toBe(200);
});
