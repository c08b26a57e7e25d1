import { day, hour } from '@/server/clock';
import { codeOf, redemption, requestTokens, webAuthorize } from '@/tests/fixtures/service/authClient';
import { openServiceSite } from '@/tests/fixtures/service/serviceSite';
import {
  atOnce,
  confirmEdit,
  deleteAccount,
  login,
  owner,
  pendingEdit,
  seen,
  sendCode,
  storeAccount,
} from '../codes/codeClient';
import { askUntilRefused, mailsTo } from './limitClient';

const site = openServiceSite();
let number = 0;
const freshAddress = () => `owner${++number}@example.com`;
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
