import { newCode } from '@/server/auth/codes/oneTimeCodes';
import { deliverDueMails } from '@/server/mail/queue/worker';
import { systemRandom } from '@/server/random';
import type { Database } from '@/server/store/schema';
import { call, pageHeaders, webAuthorize } from '@/tests/fixtures/service/authClient';
import { openServiceSite } from '@/tests/fixtures/service/serviceSite';
import { sentStatements } from '../../../fixtures/database/queryPlans';
import { login, mailedCode, sendCode, sessionWithCode, storeAccount } from './codeClient';

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
    const dump = async () => {
      const rows = await Promise.all(
        tables.map((table) => site.services.database.selectFrom(table).selectAll().execute()),
      );
      return JSON.stringify(rows);
    };
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

  it('24. a resend of one session within a minute is refused, alike for unknown addresses', async () => {
    const known = freshAddress();
    const unknown = freshAddress();
    await storeAccount(site.services, known);
    const answers: unknown[] = [];
    for (const email of [known, unknown]) {
      const session = await webAuthorize(site.origin);
      expect((await sendCode(site.origin, session, email)).status).toBe(200);
      const again = await sendCode(site.origin, session, email.toUpperCase());
      answers.push([again.status, again.headers.get('retry-after'), await again.json()]);
      expect(await mailsTo(email)).toHaveLength(1);
    }
    expect(answers[0]).toEqual([
      429,
      '60',
      { error: 'too_many_requests', retry_after: 60, reason: 'code_sent' },
    ]);
    expect(answers[1]).toEqual(answers[0]);
    site.services.clock.advance(60_000);
    expect((await sendCode(site.origin, await webAuthorize(site.origin), known)).status).toBe(200);
    expect(await mailsTo(known)).toHaveLength(2);
  });

  it('24. ten sends at once mail one code', async () => {
    const email = freshAddress();
    await storeAccount(site.services, email);
    const session = await webAuthorize(site.origin);
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => sendCode(site.origin, session, email)),
    );
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, ...new Array(9).fill(429)]);
    expect(await mailsTo(email)).toHaveLength(1);
  });

  it('28. known, unknown and suspended addresses are answered alike', async () => {
    const known = freshAddress();
    const suspended = freshAddress();
    await storeAccount(site.services, known);
    await storeAccount(site.services, suspended, 'suspended');
    const seen: unknown[] = [];
    for (const email of [known, freshAddress(), suspended]) {
      const session = await webAuthorize(site.origin);
      const answer = await sendCode(site.origin, session, email);
      const headers = [...answer.headers].filter(([name]) => name !== 'date');
      const wrong = await login(site.origin, session, email, '000000');
      seen.push([answer.status, headers, await answer.json(), wrong.status, await wrong.json()]);
      const [mail] = await mailsTo(email);
      const holdsCode = /\b\d{6}\b/.test(mail?.text ?? 'no mail');
      expect([mail?.to, holdsCode]).toEqual([email, email === known || email === suspended]);
    }
    expect(seen[0]).toMatchObject([200, expect.anything(), { status: 'sent' }, 400, { reason: 'wrong' }]);
    expect(seen[1]).toEqual(seen[0]);
    expect(seen[2]).toEqual(seen[0]);
  });

  it('28. known and unknown addresses take the same statements, so that no time tells them apart', async () => {
    const known = freshAddress();
    await storeAccount(site.services, known);
    const session = await webAuthorize(site.origin);
    // What is read once and kept is read before.
    await sendCode(site.origin, session, freshAddress());
    const sent = [];
    for (const email of [known, freshAddress()]) {
      await site.services.database.deleteFrom('counters').execute();
      sent.push(await sentStatements(site.services, () => sendCode(site.origin, session, email)));
    }
    expect(sent[0]?.length).toBeGreaterThan(3);
    expect(sent[1]).toEqual(sent[0]);
  });

  it('56. a domain that receives no mail is refused, and nothing is sent', async () => {
    site.services.acceptsMail = async (domain) => domain !== 'nomail.example';
    const session = await webAuthorize(site.origin);
    const answer = await sendCode(site.origin, session, 'ann@nomail.example');
    expect([answer.status, await answer.json()]).toEqual([400, { error: 'failed_mx_check' }]);
    expect(await mailsTo('ann@nomail.example')).toHaveLength(0);
    site.services.acceptsMail = async () => true;
  });

  it('86. 93. refuses other sites, other methods and other bodies', async () => {
    const session = await webAuthorize(site.origin);
    const url = `${site.base}/otp?email=ann@example.com`;
    const foreign = await call(url, {
      method: 'POST',
      headers: { cookie: session.cookie, origin: 'https://evil.example' },
    });
    expect(foreign.status).toBe(403);
    const without = await call(url, { method: 'POST', headers: { origin: 'http://localhost:3000' } });
    expect([without.status, await without.json()]).toEqual([400, { error: 'invalid_session_id' }]);
    for (const path of [
      'otp',
      'login',
      'account/edit',
      'account/edit/confirm',
      'account/edit/undo',
      'account/delete',
    ]) {
      const answer = await call(`${site.base}/${path}`, { headers: pageHeaders(session) });
      expect([path, answer.status, answer.headers.get('allow')]).toEqual([path, 405, 'POST']);
    }
    const malformed = await call(`${site.base}/login`, {
      method: 'POST',
      headers: { ...pageHeaders(session), 'content-type': 'application/json' },
      body: '{"method":',
    });
    expect([malformed.status, await malformed.json()]).toEqual([400, { error: 'invalid_request' }]);
    const text = await call(`${site.base}/login`, {
      method: 'POST',
      headers: { ...pageHeaders(session), 'content-type': 'text/plain' },
      body: '{"method":"otp"}',
    });
    expect(text.status).toBe(415);
  });
});
