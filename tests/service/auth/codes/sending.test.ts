import { newCode } from '@/server/auth/codes/oneTimeCodes';
import { systemRandom } from '@/server/random';
import type { Database } from '@/server/store/schema';
import { call, signUp, webAuthorize } from '@/tests/fixtures/service/authClient';
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
  seen,
  sendCode,
  sessionWithCode,
  startEdit,
  storeAccount,
  wrongCode,
} from './codeClient';

const tables: (keyof Database)[] = [
  'accounts',
  'one_time_codes',
  'outbox',
  'counters',
  'auth_sessions',
  'email_changes',
];

it('17. a code has six digits, every value equally likely', () => {
  const draws = 100_000;
  const bins = new Array<number>(1000).fill(0);
  const digits = Array.from({ length: 6 }, () => new Array<number>(10).fill(0));
  for (let draw = 0; draw < draws; draw += 1) {
    const code = newCode(systemRandom);
    if (!/^[0-9]{6}$/.test(code)) throw new Error('A code is not six digits.');
    const bin = Number(code) % 1000;
    bins[bin] = (bins[bin] ?? 0) + 1;
    digits.forEach((counts, place) => {
      const digit = Number(code[place]);
      counts[digit] = (counts[digit] ?? 0) + 1;
    });
  }
  const chiSquare = (counts: number[]) => {
    const expected = draws / counts.length;
    return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
  };
  // Both bounds are passed by a uniform source in all but about one of ten million runs.
  expect(chiSquare(bins)).toBeLessThan(1250);
  for (const counts of digits) expect(chiSquare(counts)).toBeLessThan(50);
  expect(digits[0]?.[0]).toBeGreaterThan(0);
});

describe('a code by email', () => {
  const site = openServiceSite({ trustedProxyHops: 1 });
  let number = 0;
  const freshAddress = () => `reader${++number}@example.com`;

  it('18. a dump of the database holds no code, before and after the mail went out', async () => {
    const email = freshAddress();
    await storeAccount(site.services, email);
    const session = await webAuthorize(site.origin);
    await sendCode(site.origin, session, email);
    const { database } = site.services;
    const dump = async () =>
      JSON.stringify(
        await Promise.all(tables.map((table) => database.selectFrom(table).selectAll().execute())),
      );
    const before = await dump();
    const code = await mailedCode(site.services, email);
    const bounded = new RegExp(`(?<![0-9])${code}(?![0-9])`);
    expect(before).not.toMatch(bounded);
    expect(await dump()).not.toMatch(bounded);
    expect(site.services.logLines.join('\n')).not.toContain(email);
    expect(site.services.logLines.join('\n')).not.toMatch(bounded);
  });

  it('23. a resend kills the older code', async () => {
    const email = freshAddress();
    await storeAccount(site.services, email);
    const { session, code: older } = await sessionWithCode(site, email);
    site.services.clock.advance(61_000);
    await sendCode(site.origin, session, email);
    const newer = await mailedCode(site.services, email);
    if (older !== newer) expect((await login(site.origin, session, email, older)).status).toBe(400);
    expect((await login(site.origin, session, email, newer)).status).toBe(200);
  });

  it('24. 176. a resend of one session within a minute is refused, alike for unknown addresses; the code still works', async () => {
    const known = freshAddress();
    await storeAccount(site.services, known);
    const refused = { error: 'too_many_requests', retry_after: 60, reason: 'code_sent' };
    for (const email of [known, freshAddress()]) {
      const session = await webAuthorize(site.origin);
      expect((await sendCode(site.origin, session, email)).status).toBe(200);
      const again = await sendCode(site.origin, session, email.toUpperCase());
      expect([again.headers.get('retry-after'), ...(await seen(again))]).toEqual(['60', 429, refused]);
      expect(await mailsTo(site, email)).toHaveLength(1);
      const otp = email === known ? await mailedCode(site.services, email) : '000000';
      const entered = await login(site.origin, session, email, otp);
      expect(entered.status).toBe(email === known ? 200 : 400);
    }
    site.services.clock.advance(60_000);
    expect((await sendCode(site.origin, await webAuthorize(site.origin), known)).status).toBe(200);
    expect(await mailsTo(site, known)).toHaveLength(2);
  });

  it('24. ten sends at once mail one code', async () => {
    const email = freshAddress();
    await storeAccount(site.services, email);
    const session = await webAuthorize(site.origin);
    const answers = await atOnce(10, () => sendCode(site.origin, session, email));
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, ...new Array(9).fill(429)]);
    expect(await mailsTo(site, email)).toHaveLength(1);
  });

  it('32. 56. what is no single address, and a domain that receives no mail, are refused, and nothing is sent', async () => {
    const acceptsMail = jest.spyOn(site.services, 'acceptsMail').mockResolvedValue(false);
    const session = await webAuthorize(site.origin);
    for (const [email, error] of [
      ['ann@nomail.example', 'failed_mx_check'],
      ['ann@nomail.example,eve@example.com', 'invalid_email_address'],
      ['ann@nomail', 'invalid_email_address'],
    ] as const) {
      expect(await seen(await sendCode(site.origin, session, email))).toEqual([400, { error }]);
      expect(await mailsTo(site, email)).toHaveLength(0);
    }
    acceptsMail.mockRestore();
  });

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
});
