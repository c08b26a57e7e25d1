import { oldAccountRows } from '@/server/accounts/oldAccountRows';
import {
  attemptsOf,
  giveBack,
  requireAttempt,
  setAttempts,
  takeAttempt,
  takeInNetworks,
  type Use,
} from '@/server/attempts/attempts';
import { limits } from '@/server/attempts/limitTable';
import { day } from '@/server/clock';
import { networksOf } from '@/server/http/request/network';
import { pruneInBatches } from '@/server/store/pruneInBatches';
import {
  authorizeParameters,
  call,
  makeVerifier,
  pageHeaders,
  signUp,
  siteOrigin,
  webAuthorize,
} from '@/tests/fixtures/service/authClient';
import { openServiceSite } from '@/tests/fixtures/service/serviceSite';
import { sessionWithCode, storeAccount } from './codeClient';

const site = openServiceSite({ trustedProxyHops: 1 });

const prune = () => pruneInBatches(site.services, oldAccountRows(site.services.clock.now()));

it('94. of fifty hits at once exactly the maximum pass, and the window ends on time', async () => {
  const { services } = site;
  const once = () => requireAttempt(services, { limit: 'edits-by-account', subject: 'someone' });
  const results = await Promise.allSettled(Array.from({ length: 50 }, once));
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(20);
  services.clock.advance(3_600_000 - 1);
  await expect(once()).rejects.toMatchObject({
    code: 'too_many_requests',
    details: { retryAfterSeconds: 1 },
  });
  services.clock.advance(1);
  await once();
});

it('94. what is given back can be used again, and not after the window it was counted in', async () => {
  const { services } = site;
  const once = () => requireAttempt(services, { limit: 'login-code', subject: 'giver@example.com' });
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
    requireAttempt(services, { limit, subject: 'someone' });
  await expect(take('login-code')).rejects.toBe(away);
  await expect(take('pictures-by-client')).resolves.toBeNull();
  connecting.mockRestore();
});

const post = (path: string, client: string, headers: Record<string, string>) =>
  call(`${site.base}/${path}`, { method: 'POST', headers: { ...headers, 'x-forwarded-for': client } });

/** A call of that kind from that client, in a session of its own. */
const calls = {
  'sessions-by-client': (client: string) =>
    post(`authorize?${authorizeParameters(makeVerifier(), null)}`, client, { origin: siteOrigin }),
  'accounts-by-client': async (client: string) =>
    post('account/create', client, pageHeaders(await webAuthorize(site.origin))),
  'codes-by-client': async (client: string) =>
    post(`otp?email=${client}@example.com`, client, pageHeaders(await webAuthorize(site.origin))),
  'confirms-by-client': async (client: string) => {
    const { accessToken } = await signUp(site.origin);
    const path = 'account/edit/confirm?hash=a.b&email=a@example.com&otp=123456';
    return post(path, client, { authorization: `Bearer ${accessToken}` });
  },
};

it.each([
  ['accounts-by-client', 200, '2001:db8:7:7::1', '2001:db8:7:7::2', '2001:db8:7:8::1'],
  ['sessions-by-client', 600, '203.0.113.55', '192.0.2.1, 203.0.113.55', '203.0.113.56'],
  ['codes-by-client', 60, '203.0.113.9', '192.0.2.2, 203.0.113.9', '203.0.113.10'],
  ['confirms-by-client', 300, '203.0.113.31', '203.0.113.31', '203.0.113.32'],
] as const)(
  '92. 94. 95. 129. %s: %i in ten minutes from one network, whatever the client claims to be',
  async (limit, count, client, same, neighbor) => {
    const { services } = site;
    const make = calls[limit];
    const allowed = (await make(neighbor)).status;
    expect(allowed).not.toBe(429);
    const use = { limit, subject: networksOf(client).single };
    await setAttempts(services, { ...use, count: count - 1 });
    expect((await make(client)).status).toBe(allowed);
    const refused = await make(same);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '600']);
    expect((await make(neighbor)).status).toBe(allowed);
  },
);

it('an address refused for its domain counts too, so that nobody has the resolver asked without end', async () => {
  const { services } = site;
  const acceptsMail = jest.spyOn(services, 'acceptsMail').mockResolvedValue(false);
  const client = '203.0.113.66';
  await setAttempts(services, { limit: 'codes-by-client', subject: client, count: 59 });
  const send = calls['codes-by-client'];
  expect([(await send(client)).status, (await send(client)).status]).toEqual([400, 429]);
  expect(acceptsMail).toHaveBeenCalledTimes(1);
  acceptsMail.mockRestore();
});

it('95. what has ended is pruned, what lives stays', async () => {
  const { services } = site;
  await storeAccount(services, 'pruned@example.com');
  await sessionWithCode(site, 'pruned@example.com');
  services.clock.advance(2 * 3_600_000);
  await sessionWithCode(site, 'pruned@example.com');
  expect(await prune()).toBeGreaterThan(1);
  const codes = await services.database.selectFrom('one_time_codes').select('email').execute();
  expect(codes).toEqual([{ email: 'pruned@example.com' }]);
  const counters = await services.database.selectFrom('counters').select('expires_at').execute();
  expect(counters.length).toBeGreaterThan(0);
  expect(counters.filter((row) => row.expires_at < services.clock.now())).toEqual([]);
});

const take = (use: Use) => takeAttempt(site.services, use);

async function exhaust(use: Use): Promise<void> {
  for (let taken = 0; taken < limits[use.limit].maximum; taken += 1)
    expect((await take(use)).attempt).not.toBeNull();
  expect((await take(use)).attempt).toBeNull();
}

it('attempts counted while a clock was far ahead hold nobody up once it is right', async () => {
  const { services } = site;
  const rolling: Use = { limit: 'mails-an-hour', subject: 'reader' };
  const inWindow: Use = { limit: 'exports-by-account', subject: 'account' };
  const network: Use = { limit: 'codes-by-client', subject: 'network' };
  services.clock.advance(365 * day);
  await exhaust(rolling);
  await exhaust(inWindow);
  await exhaust(network);
  services.clock.advance(-365 * day);
  expect(await attemptsOf(services, [inWindow])).toEqual([0]);
  const around: Use = { limit: 'codes-by-client', subject: 'around', wide: true };
  const both = await takeInNetworks(services, [network, around]);
  expect(both.map(({ attempt }) => attempt !== null)).toEqual([true, true]);
  await exhaust(rolling);
  await exhaust(inWindow);
});

it('106. a clock that is five minutes behind another still counts what that one counted', async () => {
  const { services } = site;
  const pause: Use = { limit: 'login-code', subject: 'reader session' };
  const rolling: Use = { limit: 'mails-an-hour', subject: 'another reader' };
  services.clock.advance(300_000);
  await exhaust(pause);
  await exhaust(rolling);
  services.clock.advance(-300_000);
  expect([(await take(pause)).attempt, (await take(rolling)).attempt]).toEqual([null, null]);
});
