import { hour } from '@/server/clock';
import { call, siteOrigin, webAuthorize } from '@/tests/fixtures/service/authClient';
import { openServiceSite } from '@/tests/fixtures/service/serviceSite';
import { mailedCode, sendCode, storeAccount } from '../codes/codeClient';
import {
  askUntilRefused,
  guessFive,
  mailsTo,
  markedSession,
  markOf,
  signedInMark,
  typeRightCode,
  unlockToken,
  unlockTokens,
} from './limitClient';

const site = openServiceSite();
let number = 0;
const freshAddress = () => `owner${++number}@example.com`;
const unlock = (token: string, method = 'POST') =>
  call(`${site.base}/unlock`, {
    method,
    headers: { origin: siteOrigin, 'content-type': 'application/json' },
    ...(method === 'POST' ? { body: JSON.stringify({ token }) } : {}),
  });
async function exhausted(): Promise<string> {
  const email = freshAddress();
  await storeAccount(site.services, email);
  await askUntilRefused(site, email);
  return email;
}

it('130. M1, B6: a stranger who asks for a code does not stop the session of the owner', async () => {
  const { services, origin } = site;
  const email = freshAddress();
  await storeAccount(services, email);
  const [stranger, owner] = [await webAuthorize(origin), await webAuthorize(origin)];
  expect((await sendCode(origin, stranger, email)).status).toBe(200);
  expect((await sendCode(origin, owner, email)).status).toBe(200);
  const again = await sendCode(origin, owner, email);
  expect([again.status, again.headers.get('retry-after')]).toEqual([429, '60']);
});

it('130. M1: a browser of v1 keeps its code when somebody else asks for one', async () => {
  const { services, origin } = site;
  const email = freshAddress();
  await storeAccount(services, email);
  const post = (path: string, json: object, cookie?: string) =>
    call(`${origin}/api/auth/${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'sec-fetch-site': 'same-origin',
        ...(cookie ? { cookie } : {}),
      },
      body: JSON.stringify(json),
    });
  const sent = await post('account/loginlink', { email });
  const cookie = sent.headers.getSetCookie()[0] ?? '';
  expect(cookie).toMatch(/^v1-sign-in=\w{86}; Max-Age=600; Path=\/api\/auth\/; HttpOnly; SameSite=Strict$/);
  const otp = await mailedCode(services, email);
  expect((await post('account/loginlink', { email })).status).toBe(200);
  expect((await call(`${origin}/api/auth/account/loginlink?email=${email}`)).status).toBe(200);
  const answer = await post('login', { email, otp }, cookie.split(';')[0]);
  expect(answer.status).toBe(200);
  expect(markOf(answer)).not.toBe('');
});

it('130. M1, M2: strangers use up their mails, the known browser still gets its code', async () => {
  const { services, origin } = site;
  const email = freshAddress();
  await storeAccount(services, email);
  const mark = await signedInMark(site, email);
  for (let round = 0; round < 24; round += 1) {
    await askUntilRefused(site, email);
    services.clock.advance(hour);
  }
  await askUntilRefused(site, email);
  expect((await sendCode(origin, await webAuthorize(origin), email)).status).toBe(429);
  const own = await typeRightCode(site, await markedSession(origin, mark), email);
  expect(own.status).toBe(200);
});

it('131. M1: used-up mails send the owner a link that lets the browser go on which opens it', async () => {
  const { services, origin } = site;
  const email = await exhausted();
  const token = await unlockToken(site, email);
  const session = await webAuthorize(origin);
  expect((await sendCode(origin, session, email)).status).toBe(429);
  const answer = await unlock(token);
  expect([answer.status, await answer.json()]).toEqual([200, { status: 'unlocked' }]);
  const marked = { ...session, cookie: `${session.cookie}; ${markOf(answer)}` };
  expect((await typeRightCode(site, marked, email)).status).toBe(200);
  expect(services.logLines.join('')).not.toContain(token);
});

it('131. M1, B7: used-up guesses send the same link, in the same session the right code then signs in', async () => {
  const { services, origin } = site;
  const email = freshAddress();
  await storeAccount(services, email);
  for (let round = 0; round < 3; round += 1) await guessFive(site, await webAuthorize(origin), email);
  const token = await unlockToken(site, email);
  const mark = markOf(await unlock(token));
  expect((await typeRightCode(site, await markedSession(origin, mark), email)).status).toBe(200);
});

it('131. the link works once, however often it is pressed at once, for a day, and not by being opened', async () => {
  const email = await exhausted();
  const token = await unlockToken(site, email);
  for (const method of ['GET', 'HEAD']) expect((await unlock(token, method)).status).toBe(405);
  const foreign = await call(`${site.base}/unlock`, {
    method: 'POST',
    headers: { origin: 'https://evil.example', 'content-type': 'application/json' },
    body: JSON.stringify({ token }),
  });
  expect(foreign.status).toBe(403);
  expect((await unlock(`${token.slice(0, -2)}AA`)).status).toBe(400);
  const ofAnEarlierVersion = site.services.secrets.seal('unlock-link', JSON.stringify(['account']));
  expect((await unlock(ofAnEarlierVersion)).status).toBe(400);
  const answers = await Promise.all(Array.from({ length: 10 }, () => unlock(token)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(400)]);
  const late = await exhausted();
  const lateToken = await unlockToken(site, late);
  site.services.clock.advance(24 * hour);
  expect((await unlock(lateToken)).status).toBe(400);
});

it('131. the link is mailed once a day, to known addresses alone, and no dump holds it', async () => {
  const { services, origin } = site;
  const email = await exhausted();
  const token = await unlockToken(site, email);
  for (let round = 0; round < 20; round += 1) {
    await sendCode(origin, await webAuthorize(origin), email);
    services.clock.advance(hour);
  }
  const links = (await mailsTo(site, email)).filter(({ text }) => text.includes('/subscriptions/unlock#'));
  expect(links).toHaveLength(1);
  const rows = [
    await services.database.selectFrom('counters').selectAll().execute(),
    await services.database.selectFrom('outbox').selectAll().execute(),
  ];
  expect(JSON.stringify(rows)).not.toContain(token);
  const unknown = freshAddress();
  await askUntilRefused(site, unknown);
  expect(await unlockTokens(site, unknown)).toEqual([]);
});
