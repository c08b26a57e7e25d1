import { hour } from '@/server/clock';
import { call, siteOrigin, webAuthorize } from '@/tests/fixtures/service/authClient';
import { openServiceSite } from '@/tests/fixtures/service/serviceSite';
import { atOnce, postJson, seen, sendCode, storeAccount } from '../codes/codeClient';
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
const unlock = (token: string, origin = siteOrigin) => postJson(`${site.base}/unlock`, { token }, { origin });
async function exhausted(): Promise<string> {
  const email = freshAddress();
  await storeAccount(site.services, email);
  await askUntilRefused(site, email);
  return email;
}

it('130. M1, M2: strangers use up their mails, the known browser still gets its code', async () => {
  const { services, origin } = site;
  const email = freshAddress();
  await storeAccount(services, email);
  const mark = await signedInMark(site, email);
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
  expect(await seen(answer.clone())).toEqual([200, { status: 'unlocked' }]);
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
  for (const method of ['GET', 'HEAD'])
    expect((await call(`${site.base}/unlock`, { method, headers: { origin: siteOrigin } })).status).toBe(405);
  expect((await unlock(token, 'https://evil.example')).status).toBe(403);
  expect((await unlock(`${token.slice(0, -2)}AA`)).status).toBe(400);
  const ofAnEarlierVersion = site.services.secrets.seal('unlock-link', JSON.stringify(['account']));
  expect((await unlock(ofAnEarlierVersion)).status).toBe(400);
  const answers = await atOnce(10, () => unlock(token));
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
  for (let round = 0; round < 6; round += 1) {
    await sendCode(origin, await webAuthorize(origin), email);
    services.clock.advance(3 * hour);
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
