import { day, hour } from '@/server/clock';
import { codeOf, redemption, requestTokens, signUp, webAuthorize } from '@/tests/fixtures/service/authClient';
import { openServiceSite } from '@/tests/fixtures/service/serviceSite';
import {
  atOnce,
  confirmEdit,
  currentEmail,
  deleteAccount,
  login,
  mailedCode,
  mailsTo,
  owner,
  pendingEdit,
  seen,
  sendCode,
  startEdit,
  storeAccount,
  wrongCode,
} from '../codes/codeClient';
import { askUntilRefused, guessFive, markedSession, signedInMark, typeRightCode } from './limitClient';

const site = openServiceSite();
let number = 0;
const freshAddress = () => `guessed${++number}@example.com`;
const stranger = () => webAuthorize(site.origin);

it('128. 22. M1, B7: strangers guess ten times a day, a browser that signed in before ten times more, nobody again', async () => {
  const { services, origin } = site;
  const email = freshAddress();
  await storeAccount(services, email);
  const mark = await signedInMark(site, email);
  services.clock.advance(hour);
  const compared = [
    await guessFive(site, await stranger(), email),
    await guessFive(site, await stranger(), email),
    await guessFive(site, await stranger(), email),
  ];
  expect(compared).toEqual([5, 5, 0]);
  const refused = await typeRightCode(site, await stranger(), email);
  expect(await seen(refused)).toMatchObject([429, { error: 'too_many_requests', reason: 'address_limit' }]);
  const own = await typeRightCode(site, await markedSession(origin, mark), email);
  expect(own.status).toBe(200);
  services.clock.advance(hour);
  for (const expected of [5, 5, 0]) {
    expect(await guessFive(site, await markedSession(origin, mark), email)).toBe(expected);
    services.clock.advance(hour);
  }
  const last = await typeRightCode(site, await markedSession(origin, mark), email);
  expect(last.status).toBe(429);
  services.clock.advance(24 * hour);
  expect((await typeRightCode(site, await stranger(), email)).status).toBe(200);
});

it('128. M1: forty guesses at once in four sessions, ten are compared', async () => {
  const { services, origin } = site;
  const email = freshAddress();
  await storeAccount(services, email);
  const tries: (() => Promise<Response>)[] = [];
  for (let count = 0; count < 4; count += 1) {
    const session = await stranger();
    expect((await sendCode(origin, session, email)).status).toBe(200);
    const code = await mailedCode(services, email);
    for (let step = 1; step <= 10; step += 1)
      tries.push(() => login(origin, session, email, wrongCode(code, step)));
  }
  const bodies = await Promise.all(tries.map(async (run) => (await run()).json()));
  expect(bodies.filter(({ reason }) => reason === 'wrong').length).toBeLessThanOrEqual(10);
  const right = await login(origin, await stranger(), email, '000000');
  expect(right.status).toBe(400);
  expect((await typeRightCode(site, await stranger(), email)).status).toBe(429);
});

it('129. M4: a new address is guessed ten times a day over any number of accounts', async () => {
  const { services, origin } = site;
  const email = freshAddress();
  const pending: { accessToken: string; hash: string; code: string }[] = [];
  for (let count = 0; count < 3; count += 1) {
    const { accessToken } = await signUp(origin);
    const { hash } = await (await startEdit(origin, accessToken, email)).json();
    pending.push({ accessToken, hash, code: await mailedCode(services, email) });
  }
  const tries = pending.flatMap(({ accessToken, hash, code }) =>
    [1, 2, 3, 4, 5].map((step) =>
      confirmEdit(origin, accessToken, { email, hash, otp: wrongCode(code, step) }),
    ),
  );
  const bodies = await Promise.all((await Promise.all(tries)).map((answer) => answer.json()));
  expect(bodies.filter(({ reason }) => reason === 'wrong')).toHaveLength(10);
  expect(bodies.filter(({ error }) => error === 'too_many_requests')).toHaveLength(5);
  const [first] = pending;
  if (!first) throw new Error('No change is pending.');
  const right = await confirmEdit(origin, first.accessToken, { email, hash: first.hash, otp: first.code });
  expect(right.status).not.toBe(200);
  expect(await currentEmail(origin, first.accessToken)).toBeNull();
});

it('129. M4: right codes for a new address cost nothing, and guesses at it are none at another', async () => {
  const { services, origin } = site;
  for (let count = 0; count < 3; count += 1) {
    const email = freshAddress();
    const { accessToken } = await signUp(origin);
    const { hash } = await (await startEdit(origin, accessToken, email)).json();
    const otp = await mailedCode(services, email);
    for (let step = 1; step <= 4; step += 1)
      await confirmEdit(origin, accessToken, { email, hash, otp: wrongCode(otp, step) });
    expect((await confirmEdit(origin, accessToken, { email, hash, otp })).status).toBe(200);
    expect((await typeRightCode(site, await stranger(), email)).status).toBe(200);
  }
});

const longCodes = async (email: string) =>
  (await mailsTo(site, email)).flatMap(({ text }) => /\b\d{16}\b/.exec(text)?.[0] ?? []);
async function longCode(): Promise<{ email: string; code: string }> {
  const email = freshAddress();
  await storeAccount(site.services, email);
  await askUntilRefused(site, email);
  return { email, code: (await longCodes(email)).at(-1) ?? '' };
}
const enter = async (email: string, code: string) => {
  const session = await webAuthorize(site.origin);
  return { session, answer: await login(site.origin, session, email, code) };
};
const refused = (reason: string) => [400, { error: 'invalid_login_credentials', reason }];

it('131. a long code works once, in one session, however many enter it at once; no wrong one holds it up', async () => {
  const { email, code } = await longCode();
  await atOnce(30, () => enter(email, '0'.repeat(16)));
  expect((await enter('another@example.com', code)).answer.status).toBe(400);
  const spaced = code.replace(/(\d{4})/g, '$1 ').trim();
  const entered = await atOnce(10, () => enter(email, spaced));
  const [won, ...others] = entered.filter(({ answer }) => answer.status === 200);
  if (!won) throw new Error('Nobody got in.');
  expect(others).toEqual([]);
  const redeemed = await requestTokens(site.origin, redemption(won.session, await codeOf(won.answer)));
  expect(redeemed.status).toBe(200);
  expect(await seen((await enter(email, code)).answer)).toEqual(refused('spent'));
});

it('131. it works for a day, and another one is mailed once it was used or that day is over', async () => {
  const { email, code } = await longCode();
  const askAgain = async () => sendCode(site.origin, await webAuthorize(site.origin), email);
  site.services.clock.advance(23 * hour);
  await askUntilRefused(site, email);
  expect(await longCodes(email)).toEqual([code]);
  expect((await enter(email, code)).answer.status).toBe(200);
  expect((await askAgain()).status).toBe(429);
  const [, next = ''] = await longCodes(email);
  site.services.clock.advance(day);
  expect(await seen((await enter(email, next)).answer)).toEqual(refused('expired'));
  await askUntilRefused(site, email);
  expect(await longCodes(email)).toHaveLength(3);
});

it('131. it only signs in: it deletes no account and confirms no address', async () => {
  const { email, accessToken } = await owner(site, freshAddress());
  const pending = await pendingEdit(site, accessToken, freshAddress());
  const { hash } = await (await deleteAccount(site, accessToken)).json();
  await askUntilRefused(site, email);
  const [otp = ''] = await longCodes(email);
  expect(await seen(await deleteAccount(site, accessToken, { hash, otp }))).toEqual(refused('wrong'));
  const confirmed = await confirmEdit(site.origin, accessToken, { ...pending, otp });
  expect(await seen(confirmed)).toEqual(refused('wrong'));
});

it('131. no dump holds it, and an address without an account is mailed none', async () => {
  const { code } = await longCode();
  const tables = ['counters', 'outbox', 'one_time_codes'] as const;
  const rows = tables.map((table) => site.services.database.selectFrom(table).selectAll().execute());
  expect(JSON.stringify(await Promise.all(rows))).not.toContain(code);
  const unknown = freshAddress();
  await askUntilRefused(site, unknown);
  expect(await longCodes(unknown)).toEqual([]);
});
