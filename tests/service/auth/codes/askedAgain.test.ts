import { call, signUp, webAuthorize } from '@/tests/fixtures/service/authClient';
import { openServiceSite } from '@/tests/fixtures/service/serviceSite';
import {
  confirmEdit,
  currentEmail,
  deleteAccount,
  login,
  mailedCode,
  owner,
  seen,
  sendCode,
  startEdit,
  storeAccount,
  wrongCode,
} from './codeClient';

const site = openServiceSite({ trustedProxyHops: 1 });
const sentBefore = { error: 'too_many_requests', reason: 'code_sent' };

it('130. 176. another browser gets a code of its own at once, and each code works in its own browser alone', async () => {
  const { services, origin } = site;
  const email = 'two-browsers@example.com';
  await storeAccount(services, email);
  const [first, second] = [await webAuthorize(origin), await webAuthorize(origin)];
  expect((await sendCode(origin, first, email)).status).toBe(200);
  const firstCode = await mailedCode(services, email);
  expect((await sendCode(origin, second, email)).status).toBe(200);
  const secondCode = await mailedCode(services, email);
  expect((await login(origin, second, email, firstCode)).status).toBe(firstCode === secondCode ? 200 : 400);
  expect((await login(origin, second, email, secondCode)).status).toBe(200);
  expect((await login(origin, first, email, firstCode)).status).toBe(200);
});

it('130. 176. in v1, apps of one network share a binding, and nobody elsewhere holds up, replaces or guesses at their code', async () => {
  const { services, origin } = site;
  const email = 'first-generation@example.com';
  await storeAccount(services, email);
  const from = (client: string) => ({ headers: { 'x-forwarded-for': client } });
  const ask = (client: string) => call(`${origin}/api/auth/account/loginlink?email=${email}`, from(client));
  const enter = (client: string, otp: string) =>
    call(`${origin}/api/auth/login?email=${email}&otp=${otp}`, from(client));
  for (const [owner, neighbor, stranger] of [
    ['203.0.113.7', '203.0.113.8', '198.51.100.1'],
    ['2001:db8:7:1::1', '2001:db8:7:2::1', '2001:db8:8:1::1'],
  ] as const) {
    services.clock.advance(3_600_000);
    expect((await ask(stranger)).status).toBe(200);
    expect((await ask(owner)).status).toBe(200);
    const otp = await mailedCode(services, email);
    expect(await seen(await ask(neighbor))).toMatchObject([429, sentBefore]);
    for (let step = 1; step <= 4; step += 1) await enter(stranger, wrongCode(otp, step));
    services.clock.advance(61_000);
    expect((await ask(stranger)).status).toBe(200);
    expect((await enter(owner, otp)).status).toBe(200);
  }
});

it('176. a page that lost a change of address gets on with the code that was sent', async () => {
  const { services, origin } = site;
  const { accessToken } = await signUp(origin);
  const email = 'changed@example.com';
  await startEdit(origin, accessToken, email);
  const otp = await mailedCode(services, email);
  const { hash, ...refusal } = await (await startEdit(origin, accessToken, email)).json();
  expect(refusal).toMatchObject(sentBefore);
  expect((await confirmEdit(origin, accessToken, { email, otp, hash })).status).toBe(200);
  expect(await currentEmail(origin, accessToken)).toBe(email);
});

it('176. a page that lost a deletion gets on with the code that was sent', async () => {
  const { email, accessToken } = await owner(site, 'deleted@example.com');
  await deleteAccount(site, accessToken);
  const otp = await mailedCode(site.services, email);
  const { hash, ...refusal } = await (await deleteAccount(site, accessToken)).json();
  expect(refusal).toMatchObject(sentBefore);
  const deleted = await deleteAccount(site, accessToken, { otp, hash });
  expect(await seen(deleted)).toEqual([200, { status: 'deleted' }]);
});
