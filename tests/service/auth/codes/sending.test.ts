import { newCode } from '@/server/auth/codes/oneTimeCodes';
import { deliverDueMails } from '@/server/mail/queue/worker';
import { systemRandom } from '@/server/random';
import type { Database } from '@/server/store/schema';
import { webAuthorize } from '@/tests/fixtures/service/authClient';
import { openServiceSite } from '@/tests/fixtures/service/serviceSite';
import { atOnce, login, mailedCode, seen, sendCode, sessionWithCode, storeAccount } from './codeClient';

const tables: (keyof Database)[] = [
  'accounts',
  'one_time_codes',
  'outbox',
  'counters',
  'auth_sessions',
  'email_changes',
];

describe('the code', () => {
  it('17. has six digits, every value equally likely', () => {
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
});

describe('a code by email', () => {
  const site = openServiceSite();
  let number = 0;
  const freshAddress = () => `reader${++number}@example.com`;
  const mailsTo = async (email: string) => {
    await deliverDueMails(site.services);
    return site.services.mails.filter((mail) => mail.to === email);
  };

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
      expect(await mailsTo(email)).toHaveLength(1);
      const otp = email === known ? await mailedCode(site.services, email) : '000000';
      const entered = await login(site.origin, session, email, otp);
      expect(entered.status).toBe(email === known ? 200 : 400);
    }
    site.services.clock.advance(60_000);
    expect((await sendCode(site.origin, await webAuthorize(site.origin), known)).status).toBe(200);
    expect(await mailsTo(known)).toHaveLength(2);
  });

  it('24. ten sends at once mail one code', async () => {
    const email = freshAddress();
    await storeAccount(site.services, email);
    const session = await webAuthorize(site.origin);
    const answers = await atOnce(10, () => sendCode(site.origin, session, email));
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, ...new Array(9).fill(429)]);
    expect(await mailsTo(email)).toHaveLength(1);
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
      expect(await mailsTo(email)).toHaveLength(0);
    }
    acceptsMail.mockRestore();
  });
});
