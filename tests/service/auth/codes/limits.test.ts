import { oldAccountRows } from '@/server/accounts/oldAccountRows';
import { giveBack, requireAttempt } from '@/server/attempts/attempts';
import { day } from '@/server/clock';
import { pruneInBatches } from '@/server/store/pruneInBatches';
import { fillTables } from '@/tests/fixtures/database/fillTables';
import { authorizeParameters, call, makeVerifier, webAuthorize } from '@/tests/fixtures/service/authClient';
import { openServiceSite } from '@/tests/fixtures/service/serviceSite';
import { sendCode, sessionWithCode, storeAccount } from './codeClient';

const site = openServiceSite({ trustedProxyHops: 1 });

let onTestFinished = () => {};
afterEach(() => {
  onTestFinished();
  onTestFinished = () => {};
});

const prune = () => pruneInBatches(site.services, oldAccountRows(site.services.clock.now()));

it('94. of fifty hits at once exactly the maximum pass, and the window ends on time', async () => {
  const { services } = site;
  const once = () =>
    requireAttempt(services.database, services, { limit: 'edits-by-account', subject: 'someone' });
  const results = await Promise.allSettled(Array.from({ length: 50 }, once));
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(20);
  services.clock.advance(3_600_000 - 1);
  await expect(once()).rejects.toMatchObject({
    code: 'too_many_requests',
    details: { retryAfterSeconds: 1 },
  });
  services.clock.advance(1);
  await once();
  for (let round = 1; round < 20; round += 1) await once();
  await expect(once()).rejects.toMatchObject({ details: { retryAfterSeconds: 3600 } });
});

it('94. what is given back can be used again, and not after the window it was counted in', async () => {
  const { services } = site;
  const once = () =>
    requireAttempt(services.database, services, { limit: 'login-code', subject: 'giver@example.com' });
  const attempt = await once();
  await giveBack(services.database, [attempt]);
  const second = await once();
  services.clock.advance(60_000);
  await once();
  await giveBack(services.database, [attempt, second]);
  await expect(once()).rejects.toMatchObject({ code: 'too_many_requests' });
});

it('94. without its store a limit refuses what acts and lets pass what reads', async () => {
  const away = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
  const { services } = site;
  const connecting = jest.spyOn(services.database.getExecutor(), 'provideConnection').mockRejectedValue(away);
  const take = (limit: 'login-code' | 'pictures-by-client') =>
    requireAttempt(services.database, services, { limit, subject: 'someone' });
  await expect(take('login-code')).rejects.toBe(away);
  await expect(take('pictures-by-client')).resolves.toBeNull();
  connecting.mockRestore();
});

it('94. all addresses of an IPv6 household count as one', async () => {
  const create = async (client: string) => {
    const session = await webAuthorize(site.origin);
    const headers = { cookie: session.cookie, origin: 'http://localhost:3000', 'x-forwarded-for': client };
    return (await call(`${site.base}/account/create`, { method: 'POST', headers })).status;
  };
  const household = Array.from({ length: 201 }, (_, index) => `2001:db8:7:7::${(index + 1).toString(16)}`);
  const made = [];
  for (const client of household) made.push(await create(client));
  expect([made.slice(0, 200).every((status) => status === 200), made.at(-1)]).toEqual([true, 429]);
  expect(await create('2001:db8:7:8::1')).toBe(200);
});

it('one network address makes two hundred silent accounts in ten minutes, and others are not held up by it', async () => {
  const create = async (client: string) => {
    const session = await webAuthorize(site.origin);
    const headers = { cookie: session.cookie, origin: 'http://localhost:3000', 'x-forwarded-for': client };
    return call(`${site.base}/account/create`, { method: 'POST', headers });
  };
  for (let round = 0; round < 200; round += 1) expect((await create('203.0.113.77')).status).toBe(200);
  const refused = await create('203.0.113.77');
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '600']);
  expect((await create('203.0.113.78')).status).toBe(200);
});

it('one network address opens six hundred sign-ins in ten minutes', async () => {
  const open = (client: string) =>
    call(`${site.base}/authorize?${authorizeParameters(makeVerifier(), null)}`, {
      method: 'POST',
      headers: { origin: 'http://localhost:3000', 'x-forwarded-for': client },
    });
  const opened = await Promise.all(Array.from({ length: 600 }, () => open('203.0.113.55')));
  expect(opened.every((answer) => answer.status === 200)).toBe(true);
  const refused = await open('203.0.113.55');
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '600']);
  expect((await open('203.0.113.56')).status).toBe(200);
});

it('an address refused for its domain counts too, so that nobody has the resolver asked without end', async () => {
  const session = await webAuthorize(site.origin);
  const usual = site.services.acceptsMail;
  const acceptsMail = jest.fn(async () => false);
  site.services.acceptsMail = acceptsMail;
  onTestFinished = () => {
    site.services.acceptsMail = usual;
  };
  const headers = {
    cookie: session.cookie,
    origin: 'http://localhost:3000',
    'x-forwarded-for': '203.0.113.66',
  };
  const send = (round: number) =>
    call(`${site.base}/otp?email=any${round}@example.com`, { method: 'POST', headers });
  for (let round = 0; round < 60; round += 1) expect((await send(round)).status).toBe(400);
  expect((await send(60)).status).toBe(429);
  expect(acceptsMail).toHaveBeenCalledTimes(60);
});

it('92. 95. one network address sends sixty codes in ten minutes, whatever it claims to be', async () => {
  const session = await webAuthorize(site.origin);
  const send = (round: number, client: string) =>
    call(`${site.base}/otp?email=crowd${round}@example.com`, {
      method: 'POST',
      headers: {
        cookie: session.cookie,
        origin: 'http://localhost:3000',
        'x-forwarded-for': `192.0.2.${round}, ${client}`,
      },
    });
  for (let round = 0; round < 60; round += 1) expect((await send(round, '203.0.113.9')).status).toBe(200);
  const refused = await send(60, '203.0.113.9');
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '600']);
  expect((await send(61, '203.0.113.10')).status).toBe(200);
  const own = await Promise.all(
    Array.from({ length: 65 }, (_, index) => sendCode(site.origin, session, `own${index}@example.com`)),
  );
  expect(own.every((answer) => answer.status === 200)).toBe(true);
});

it('95. what has ended is pruned, what lives stays', async () => {
  const { services } = site;
  await storeAccount(services, 'pruned@example.com');
  await sessionWithCode(site, 'pruned@example.com');
  services.clock.advance(2 * 3_600_000);
  await sessionWithCode(site, 'pruned@example.com');
  expect(await prune()).toBeGreaterThan(80);
  const codes = await services.database.selectFrom('one_time_codes').select('email').execute();
  expect(codes).toEqual([{ email: 'pruned@example.com' }]);
  const counters = await services.database.selectFrom('counters').select('expires_at').execute();
  expect(counters.length).toBeGreaterThan(0);
  expect(counters.filter((row) => row.expires_at < services.clock.now())).toEqual([]);
});

it('95. after a flood of distinct keys the table shrinks to what lives', async () => {
  const { services } = site;
  const flood = 30_000;
  await services.database.deleteFrom('counters').execute();
  await fillTables(services.database, {
    names: ['counters'],
    rows: flood,
    now: services.clock.now(),
  });
  services.clock.advance(31 * day);
  await requireAttempt(services.database, services, { limit: 'login-code', subject: 'alive@example.com' });
  expect(await prune()).toBeGreaterThanOrEqual(flood);
  const left = await services.database.selectFrom('counters').select('count').execute();
  expect(left).toHaveLength(1);
  const again = requireAttempt(services.database, services, {
    limit: 'login-code',
    subject: 'alive@example.com',
  });
  await expect(again).rejects.toMatchObject({
    code: 'too_many_requests',
    details: { retryAfterSeconds: 60 },
  });
});
