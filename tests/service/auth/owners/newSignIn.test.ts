import { mintAuthorizationCode } from '@/server/auth/tokens/authorizationCodes';
import { hour, minute } from '@/server/clock';
import { inTransaction } from '@/server/services';
import {
  asAccount,
  call,
  codeOf,
  nativeAuthorize,
  type OpenSession,
  redemption,
  signUp,
  tokensOf,
  webAuthorize,
} from '@/tests/fixtures/service/authClient';
import { openServiceSite } from '@/tests/fixtures/service/serviceSite';
import { storedSession } from '@/tests/fixtures/service/signInByCode';
import { changeEmail, login, mailedCode, mailsTo, sendCode, signIn, storeAccount } from '../codes/codeClient';
import { markedSession, signedInMark } from '../limits/limitClient';

const androidChrome =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36';

const site = openServiceSite();
let number = 0;
const freshAddress = () => `owner${++number}@example.com`;
const told = async (email: string) =>
  (await mailsTo(site, email)).filter(({ subject }) => /New sign-in|Neue Anmeldung/.test(subject));

/** Types a right code in that session and fetches the tokens with that user agent. */
async function signInAs(session: OpenSession, email: string, userAgent: string): Promise<string> {
  const { services, origin } = site;
  services.clock.advance(61_000);
  await sendCode(origin, session, email);
  const code = await codeOf(await login(origin, session, email, await mailedCode(services, email)));
  const body = new URLSearchParams(redemption(session, code));
  const headers = { 'user-agent': userAgent };
  const answer = await call(`${origin}/api/auth/v2/token`, { method: 'POST', headers, body });
  return (await tokensOf(answer)).access_token;
}

/** Sign-ins as right codes begin them, without the codes, which have a limit of their own. */
async function signInTimes(accountId: string, times: number): Promise<void> {
  const { services, origin } = site;
  for (let count = 0; count < times; count += 1) {
    const session = await webAuthorize(origin);
    const grant = { accountId, authenticatedAt: services.clock.now(), tellsOwner: true };
    const stored = await storedSession(services, session);
    const code = await inTransaction(services, (within) => mintAuthorizationCode(within, stored, grant));
    const body = new URLSearchParams(redemption(session, code));
    await tokensOf(await call(`${origin}/api/auth/v2/token`, { method: 'POST', body }));
  }
}

it('173. 174. a sign-in is kept and told of as the kind of browser, the system and the time, and as nothing else', async () => {
  const email = freshAddress();
  await storeAccount(site.services, email);
  const token = await signInAs(await webAuthorize(site.origin), email, androidChrome);
  const { sessions } = await (await asAccount(`${site.base}/sessions`, token)).json();
  expect(sessions).toEqual([
    expect.objectContaining({ kind: 'chrome', system: 'android', platform: 'web', current: true }),
  ]);
  const rows = await site.services.database.selectFrom('token_families').selectAll().execute();
  // With its dot, so that no random id contains it by chance.
  expect(JSON.stringify(rows)).not.toMatch(/Pixel|131\.|Mozilla/);
  const [mail] = await told(email);
  expect(mail?.text).toContain('Chrome on Android, ');
  expect(mail?.text).toMatch(/\d:\d\d [AP]M \(UTC\)/);
  expect(mail?.text).toContain('Sign out everywhere');
  expect(mail?.text).toContain('/subscriptions/manage');
});

it('174. an app that signs in is told of, too, in the language of the account', async () => {
  const email = freshAddress();
  const id = await storeAccount(site.services, email);
  await site.services.database.updateTable('accounts').set({ locale: 'de' }).where('id', '=', id).execute();
  await signInAs(await nativeAuthorize(site.origin), email, 'ddg_android/5.220.0 (Android API 34)');
  const [mail] = await told(email);
  expect(mail?.text).toContain('Teal-App auf Android');
});

it('174. a sign-in of the first generation is told of once, not its access tokens', async () => {
  const { services, origin } = site;
  const email = freshAddress();
  await storeAccount(services, email);
  await call(`${origin}/api/auth/account/loginlink?email=${email}`);
  const otp = await mailedCode(services, email);
  const answer = await call(`${origin}/api/auth/login?email=${email}&otp=${otp}`, {
    headers: { 'user-agent': 'ddg_ios/7.1 (iOS 18.1)' },
  });
  const { auth_token: token } = await answer.json();
  await asAccount(`${origin}/api/auth/access-token`, token);
  const mails = await told(email);
  expect(mails).toHaveLength(1);
  expect(mails[0]?.text).toContain('Teal app on iPhone or iPad');
});

it('174. nobody is told of the browser that signed in before, nor of a refresh', async () => {
  const { services, origin } = site;
  const email = freshAddress();
  await storeAccount(services, email);
  const mark = await signedInMark(site, email);
  const { refreshToken } = await signIn(site, email);
  services.clock.advance(hour);
  const before = (await told(email)).length;
  await signInAs(await markedSession(origin, mark), email, androidChrome);
  await call(`${origin}/api/auth/v2/token`, {
    method: 'POST',
    body: new URLSearchParams({ grant_type: 'refresh_token', refresh_token: refreshToken }),
  });
  expect(await told(email)).toHaveLength(before);
});

it('174. a first address is no new sign-in, and neither is the account that was made for it', async () => {
  const { origin } = site;
  const email = freshAddress();
  const { accessToken } = await signUp(origin);
  await changeEmail(site, accessToken, email);
  expect(await told(email)).toHaveLength(0);
  await signIn(site, email);
  expect(await told(email)).toHaveLength(1);
});

it('175. a mailbox gets four such mails an hour at most, and they cost no codes', async () => {
  const { services } = site;
  const email = freshAddress();
  const id = await storeAccount(services, email);
  await signInTimes(id, 6);
  expect(await told(email)).toHaveLength(4);
  services.clock.advance(hour + minute);
  await signInTimes(id, 1);
  expect(await told(email)).toHaveLength(5);
  await signIn(site, email);
});
