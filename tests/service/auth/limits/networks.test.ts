import { sql } from 'kysely';
import { setAttempts, takeAttempt, takeInNetworks } from '@/server/attempts/attempts';
import { inTurn } from '@/server/attempts/inTurn';
import { limits } from '@/server/attempts/limitTable';
import { minute } from '@/server/clock';
import { inTransaction } from '@/server/services';
import { someoneWaits } from '@/tests/fixtures/database/someoneWaits';
import { openPromise } from '@/tests/fixtures/openPromise';
import { call, type OpenSession, pageHeaders, webAuthorize } from '@/tests/fixtures/service/authClient';
import { openServiceSite } from '@/tests/fixtures/service/serviceSite';
import { login, postJson, sessionWithCode, storeAccount } from '../codes/codeClient';
import { markedSession, signedInMark } from './limitClient';

const site = openServiceSite({ trustedProxyHops: 1 });
let number = 0;
const freshAddress = () => `crowd${++number}@example.com`;
const from = (client: string) => ({ 'x-forwarded-for': client });

it('135. M1, B8: behind an exit where many sign-ins fail a session’s first try is free and the next seconds apart, a known browser’s are not', async () => {
  const { services, origin } = site;
  const client = '203.0.113.71';
  const email = freshAddress();
  await storeAccount(services, email);
  const mark = await signedInMark(site, email);
  const { session, code } = await sessionWithCode(site, email);
  const statuses: number[] = [];
  for (let strangers = 0; strangers < 4; strangers += 1) {
    const bogus = await webAuthorize(origin);
    for (let count = 0; count < 10; count += 1)
      statuses.push((await login(origin, bogus, freshAddress(), '123456', from(client))).status);
  }
  expect(statuses.slice(0, 20)).toEqual(Array(20).fill(400));
  expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(10);
  expect((await login(origin, session, email, '000000', from(client))).status).toBe(400);
  const soon = await login(origin, session, email, code, from(client));
  expect([soon.status, soon.headers.get('retry-after')]).toEqual([429, '5']);
  const marked = await markedSession(origin, mark);
  const again = { ...session, cookie: `${session.cookie}; ${mark}` };
  expect((await login(origin, again, email, '000000', from(client))).status).toBe(400);
  expect((await login(origin, marked, email, '000000', from(client))).status).toBe(400);
  services.clock.advance(5000);
  expect((await login(origin, session, email, code, from(client))).status).toBe(200);
  // The exit is forgotten after a quarter of an hour.
  for (const [minutes, statuses] of [
    [5, [400, 429]],
    [15, [400, 400]],
  ] as const) {
    services.clock.advance(minutes * minute);
    const { session: next } = await sessionWithCode(site, email);
    const twice = async () => (await login(origin, next, email, '000000', from(client))).status;
    expect([await twice(), await twice()]).toEqual(statuses);
  }
});

it('135. one address that mistypes often slows nobody else', async () => {
  const { services, origin } = site;
  const client = '203.0.113.72';
  const clumsy = freshAddress();
  await storeAccount(services, clumsy);
  const { session } = await sessionWithCode(site, clumsy);
  for (let count = 0; count < 30; count += 1) await login(origin, session, clumsy, '000000', from(client));
  const email = freshAddress();
  await storeAccount(services, email);
  const own = await sessionWithCode(site, email);
  for (let count = 0; count < 3; count += 1)
    expect((await login(origin, own.session, email, '000000', from(client))).status).toBe(400);
});

it('135. L1: the addresses of one /24 and of one /48 count together, with a larger maximum', async () => {
  const enter = async (client: string) => {
    const url = `${site.origin}/newsletter/subscription/subscribe`;
    const answer = await postJson(url, { email: 'no address' }, from(client));
    if (answer.status === 429) expect(answer.headers.get('retry-after')).toBe('3600');
    return answer.status;
  };
  for (const clientOf of [
    (index: number) => `198.18.7.${index}`,
    (index: number) => `2001:db8:77:${index}::1`,
  ]) {
    for (let index = 1; index <= 5; index += 1) {
      const entered = await Promise.all(Array.from({ length: 21 }, () => enter(clientOf(index))));
      expect(entered.sort()).toEqual([...Array(20).fill(400), 429]);
    }
    expect(await enter(clientOf(6))).toBe(429);
  }
  expect([await enter('198.18.8.1'), await enter('2001:db8:78::1')]).toEqual([400, 400]);
});

const limit = 'ops-by-client' as const;
const { maximum, wideMaximum } = limits[limit];
const take = (subject: string, around: string) => {
  const uses = [
    { limit, subject },
    { limit, subject: around, wide: true },
  ];
  return takeInNetworks(site.services, uses);
};

it('135. L1: what one network is refused does not count toward the wide one', async () => {
  const answers = await Promise.all(Array.from({ length: 3 * wideMaximum }, () => take('single', 'wide')));
  const allowed = answers.filter((taken) => taken.every(({ attempt }) => attempt !== null));
  expect(allowed).toHaveLength(maximum);
  const around = (await take('neighbor', 'wide')).at(-1);
  expect(around).toMatchObject({ left: wideMaximum - maximum - 1 });
});

it('135. L1: nor does what is refused because another call takes the last attempt meanwhile', async () => {
  const { services } = site;
  await setAttempts(services, { limit, subject: 'last', count: maximum - 1 });
  const { refused } = await inTransaction(services, async (services) => {
    await takeAttempt(services, { limit, subject: 'last' });
    const late = take('last', 'around the last');
    while (!(await someoneWaits(services.database)));
    return { refused: late };
  });
  expect(await refused).toMatchObject([{ attempt: null }]);
  expect((await take('next to it', 'around the last')).at(-1)).toMatchObject({ left: wideMaximum - 1 });
});

/** How often PostgreSQL has ended a transaction because two waited for each other. */
async function deadlocks(): Promise<number> {
  const { rows } = await sql<{ deadlocks: number }>`
    select deadlocks from pg_stat_database where datname = current_database()`.execute(
    site.services.database,
  );
  return Number(rows[0]?.deadlocks);
}

/** Each call comes from another network, so that only the limits of the address decide. */
function ask(session: OpenSession, email: string, number: number): Promise<Response> {
  const query = new URLSearchParams({ email, locale: 'en' });
  return call(`${site.origin}/api/auth/v2/otp?${query}`, {
    method: 'POST',
    headers: { ...pageHeaders(session), 'x-forwarded-for': `20.${number >> 8}.${number & 255}.1` },
  });
}

it('a hundred calls at one moment for spellings of one mailbox: four codes, and nobody waits in a circle', async () => {
  const calls = 100;
  const { origin } = site;
  const before = await deadlocks();
  const sessions = [];
  while (sessions.length < calls) sessions.push(await webAuthorize(origin));
  const asked = Promise.all(
    sessions.map((one, number) => ask(one, `wanted-by-${calls}+${number % 3}@gmail.com`, number)),
  );
  for (let bystander = 0; bystander < 20; bystander += 1) await webAuthorize(origin);
  const answers = await asked;
  const statuses = answers.map(({ status }) => status);
  const sent = limits['mails-an-hour'].maximum;
  expect(statuses.sort()).toEqual([...Array(sent).fill(200), ...Array(calls - sent).fill(429)]);
  expect(await deadlocks()).toBe(before);
});

it('one network fills sixteen waiting places of a mailbox, and another one still gets its turn', async () => {
  const { promise: held, keep: release } = openPromise();
  const email = 'crowded@example.org';
  const crowd = [...Array(17)].map(() => inTurn(email, '20.9.9.1', () => held));
  await expect(inTurn(email, '20.9.9.1', () => held)).rejects.toMatchObject({ code: 'too_many_requests' });
  const other = inTurn(email, '20.9.9.2', async () => 'in');
  release();
  await Promise.all(crowd);
  expect(await other).toBe('in');
});
