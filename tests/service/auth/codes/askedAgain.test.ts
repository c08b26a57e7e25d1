import { asAccount, call, signUp, webAuthorize } from '@/tests/fixtures/service/authClient';
import { openServiceSite } from '@/tests/fixtures/service/serviceSite';
import {
  confirmEdit,
  currentEmail,
  login,
  mailedCode,
  sendCode,
  signIn,
  startEdit,
  storeAccount,
} from './codeClient';

const site = openServiceSite();
let number = 0;
const freshAddress = () => `again${++number}@example.com`;
const sentBefore = { error: 'too_many_requests', reason: 'code_sent' };

it('176. another browser gets a code of its own at once, and each code works in its own browser alone', async () => {
  const { services, origin } = site;
  const email = freshAddress();
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

it('176. a session that asks again too soon hears that a code was sent, and that code still works', async () => {
  const { services, origin } = site;
  const email = freshAddress();
  await storeAccount(services, email);
  const session = await webAuthorize(origin);
  await sendCode(origin, session, email);
  services.clock.advance(49_000);
  const again = await sendCode(origin, session, email);
  expect([again.status, await again.json()]).toEqual([429, { ...sentBefore, retry_after: 11 }]);
  expect((await login(origin, session, email, await mailedCode(services, email))).status).toBe(200);
});

it('176. the same in v1, where apps share one binding', async () => {
  const { services, origin } = site;
  const email = freshAddress();
  await storeAccount(services, email);
  const link = `${origin}/api/auth/account/loginlink?email=${email}`;
  await call(link);
  expect(await (await call(link)).json()).toMatchObject(sentBefore);
  const otp = await mailedCode(services, email);
  expect((await call(`${origin}/api/auth/login?email=${email}&otp=${otp}`)).status).toBe(200);
});

it('176. a page that lost a change of address gets on with the code that was sent', async () => {
  const { services, origin } = site;
  const { accessToken } = await signUp(origin);
  const email = freshAddress();
  await startEdit(origin, accessToken, email);
  const otp = await mailedCode(services, email);
  const { hash, ...refusal } = await (await startEdit(origin, accessToken, email)).json();
  expect(refusal).toMatchObject(sentBefore);
  expect((await confirmEdit(origin, accessToken, { email, otp, hash })).status).toBe(200);
  expect(await currentEmail(origin, accessToken)).toBe(email);
});

it('176. a page that lost a deletion gets on with the code that was sent', async () => {
  const { services } = site;
  const email = freshAddress();
  await storeAccount(services, email);
  const { accessToken } = await signIn(site, email);
  const remove = async (body: object) => {
    const headers = { 'content-type': 'application/json' };
    const init = { method: 'POST', headers, body: JSON.stringify(body) };
    return (await asAccount(`${site.base}/account/delete`, accessToken, init)).json();
  };
  await remove({});
  const otp = await mailedCode(services, email);
  const { hash, ...refusal } = await remove({});
  expect(refusal).toMatchObject(sentBefore);
  expect(await remove({ otp, hash })).toEqual({ status: 'deleted' });
});
