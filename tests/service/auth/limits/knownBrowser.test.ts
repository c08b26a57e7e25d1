import { isKnownBrowser, rememberBrowser } from '@/server/auth/tokens/knownBrowser';
import { day, hour } from '@/server/clock';
import { systemRandom } from '@/server/random';
import { makeSecrets } from '@/server/secrets';
import type { Services } from '@/server/services';
import { call, codeOf, tokens } from '@/tests/fixtures/service/authClient';
import { openServiceSite } from '@/tests/fixtures/service/serviceSite';
import { login, sendCode, sessionWithCode, storeAccount } from '../codes/codeClient';
import { askUntilRefused, markedSession, markName, markOf, signedInMark } from './limitClient';

describe('a browser that has signed in before', () => {
  const site = openServiceSite();
  let number = 0;
  const freshAddress = () => `marked${++number}@example.com`;

  it('134. a sign-in by code marks the browser: HttpOnly, Strict, for the auth calls, for a year, and no session', async () => {
    const { services, origin } = site;
    const email = freshAddress();
    const accountId = await storeAccount(services, email);
    const { session, code } = await sessionWithCode(site, email);
    const answer = await login(origin, session, email, code);
    const line = answer.headers.getSetCookie().find((one) => one.startsWith(markName)) ?? '';
    expect(line).toMatch(
      /^known-browser=[\w.~-]{60,80}; Max-Age=31536000; Path=\/api\/auth\/; HttpOnly; SameSite=Strict$/,
    );
    expect(line).not.toContain(accountId);
    expect(Buffer.from(line.slice(14, 80), 'base64url').toString('latin1')).not.toContain(
      accountId.slice(0, 8),
    );
    expect((await tokens(origin, session, await codeOf(answer))).access_token).not.toBe('');
    const cookie = markOf(answer);
    for (const path of ['account', 'sessions']) {
      const headers = { cookie, origin: 'http://localhost:3000' };
      expect((await call(`${site.base}/${path}`, { headers })).status).toBe(401);
    }
    expect(await signedInMark(site, email)).not.toBe(cookie);
  });

  it('134. one account’s mark opens nothing of another’s, nor does an altered one or one that is a year old', async () => {
    const { services, origin } = site;
    const [email, other] = [freshAddress(), freshAddress()];
    await storeAccount(services, email);
    await storeAccount(services, other);
    const otherMark = await signedInMark(site, other);
    const mark = await signedInMark(site, email);
    services.clock.advance(24 * hour);
    await askUntilRefused(site, email);
    const ask = async (cookie: string) =>
      (await sendCode(origin, await markedSession(origin, cookie), email)).status;
    const last = mark.at(-2) === 'A' ? 'B' : 'A';
    for (const wrong of [
      otherMark,
      `${mark.slice(0, -2)}${last}${mark.at(-1)}`,
      `${markName}=~~~`,
      `${markName}=`,
    ])
      expect(await ask(wrong)).toBe(429);
    expect(await ask(mark)).toBe(200);
    services.clock.advance(365 * day);
    await askUntilRefused(site, email);
    expect(await ask(mark)).toBe(429);
  });
});

describe('the marks of one browser', () => {
  const [older, newer] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];
  const now = Date.UTC(2026, 5, 1);
  function browser(...roots: Buffer[]) {
    const services = {
      config: { publicOrigin: 'https://teal.example' },
      clock: { now: () => now },
      random: systemRandom,
      secrets: makeSecrets(roots, systemRandom),
    } as unknown as Services;
    return (cookie: string | null) => ({ services, cookie: () => cookie });
  }
  const cookieValue = (answer: ReturnType<typeof rememberBrowser>) =>
    /=([^;]*)/.exec(String(answer.headers?.['Set-Cookie']))?.[1] ?? '';

  it('134. are Secure where visitors come by https', () => {
    const { headers } = rememberBrowser(browser(newer)(null), {}, 'one');
    expect(headers?.['Set-Cookie']).toEqual([
      expect.stringMatching(/^__Secure-known-browser=.*; HttpOnly; Secure; SameSite=Strict$/),
    ]);
  });

  it('134. stay valid while the secret is rotated', () => {
    const mark = cookieValue(rememberBrowser(browser(older)(null), {}, 'one'));
    expect(isKnownBrowser(browser(newer, older)(mark), ['one'])).toBe(true);
    expect(isKnownBrowser(browser(newer)(mark), ['one'])).toBe(false);
  });

  it('134. are several, at most five, the newest kept, and small', () => {
    const at = browser(newer);
    let cookie = '';
    for (const id of ['a', 'b', 'c', 'c', 'd', 'e', 'f'])
      cookie = cookieValue(rememberBrowser(at(cookie), {}, id));
    const known = ['a', 'b', 'c', 'd', 'e', 'f'].filter((id) => isKnownBrowser(at(cookie), [id]));
    expect(known).toEqual(['b', 'c', 'd', 'e', 'f']);
    expect(cookie.length).toBeLessThan(400);
    const huge = 'x'.repeat(5000);
    expect(cookieValue(rememberBrowser(at(huge), {}, 'a')).length).toBeLessThan(100);
  });
});
