import {
  claimsOf,
  codeOf,
  redemption,
  requestTokens,
  tokens,
  webAuthorize,
} from '../../../fixtures/service/authClient';
import { openServiceSite } from '../../../fixtures/service/serviceSite';
import { atOnce, errorOf, login, seen, sessionWithCode, storeAccount, wrongCode } from './codeClient';

const site = openServiceSite();
let number = 0;
const spent = { error: 'invalid_login_credentials', reason: 'spent' };
const freshAddress = () => `person${++number}@example.com`;
async function known() {
  const email = freshAddress();
  const accountId = await storeAccount(site.services, email);
  return { email, accountId, ...(await sessionWithCode(site, email)) };
}

it('signs in to the account of the address, with whatever was pasted around it and the code', async () => {
  const { email, accountId, session, code } = await known();
  const typed = `Votre code : ${code.slice(0, 3)}-${code.slice(3)} `;
  const answer = await login(site.origin, session, `\u202a${email.toUpperCase()}\u202c`, typed);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  const pair = await tokens(site.origin, session, await codeOf(answer));
  expect(claimsOf(pair.access_token)).toMatchObject({ sub: accountId, email });
});

it('19. a code works once: of ten at once every winner gets the same authorization code', async () => {
  const { email, session, code } = await known();
  const answers = await atOnce(10, () => login(site.origin, session, email, code));
  const codes = await Promise.all(answers.filter((answer) => answer.status === 200).map(codeOf));
  expect(codes.length).toBeGreaterThan(0);
  expect(new Set(codes).size).toBe(1);
  expect(answers.filter((answer) => ![200, 400].includes(answer.status))).toEqual([]);
  const minted = await site.services.database
    .selectFrom('authorization_codes')
    .innerJoin('accounts', 'accounts.id', 'authorization_codes.account_id')
    .select('code_hash')
    .where('accounts.email', '=', email)
    .execute();
  expect(minted).toHaveLength(1);
  const redeemed = await Promise.all(
    codes.map((minted) => requestTokens(site.origin, redemption(session, minted))),
  );
  expect(redeemed.filter((answer) => answer.status === 200)).toHaveLength(1);
});

it('19. 36. a client that lost the answer gets the same authorization code for thirty seconds, redeemable once', async () => {
  const { email, session, code } = await known();
  const first = await codeOf(await login(site.origin, session, email, code));
  site.services.clock.advance(29_000);
  expect(await codeOf(await login(site.origin, session, email, code))).toBe(first);
  const redeem = () => requestTokens(site.origin, redemption(session, first));
  expect([(await redeem()).status, (await redeem()).status]).toEqual([200, 400]);
  site.services.clock.advance(2000);
  expect(await seen(await login(site.origin, session, email, code))).toEqual([400, spent]);
});

it('20. after five wrong codes the right one fails, and a new code works', async () => {
  const { email, session, code } = await known();
  for (const triesLeft of [4, 3, 2, 1, 0]) {
    const answer = await login(site.origin, session, email, wrongCode(code));
    const wrong = { error: 'invalid_login_credentials', reason: 'wrong', tries_left: triesLeft };
    expect(await seen(answer)).toEqual([400, wrong]);
  }
  expect(await seen(await login(site.origin, session, email, code))).toEqual([400, spent]);
  const next = await sessionWithCode(site, email);
  expect((await login(site.origin, next.session, email, next.code)).status).toBe(200);
});

it('21. five wrong codes and the right one at once: never more than five are compared', async () => {
  const { email, session, code } = await known();
  const tries = [1, 2, 3, 4, 5].map((step) => wrongCode(code, step));
  const answers = await Promise.all([...tries, code].map((otp) => login(site.origin, session, email, otp)));
  const bodies = await Promise.all(answers.map(async (answer) => answer.json()));
  const compared = bodies.filter((body) => body.code !== undefined || body.reason === 'wrong');
  expect(compared.length).toBeLessThanOrEqual(5);
});

it('25. 26. a code works in no other session, and for no other address', async () => {
  const [{ session, email, code }, another] = [await known(), await known()];
  expect((await login(site.origin, session, another.email, code)).status).toBe(400);
  const other = await webAuthorize(site.origin);
  expect((await login(site.origin, other, email, code)).status).toBe(400);
  const none = await login(site.origin, { ...other, cookie: '' }, email, code);
  expect(await errorOf(none)).toEqual([400, 'invalid_session_id']);
});

it('27. a code is too old after ten minutes, and a clock set back does not revive it', async () => {
  const { email, session, code } = await known();
  // The session lives as long as its code, so a fresh one with the same binding stands in for it.
  await site.services.database
    .updateTable('auth_sessions')
    .set({ expires_at: site.services.clock.now() + 3_600_000 })
    .execute();
  site.services.clock.advance(601_000);
  const late = await login(site.origin, session, email, code);
  expect(await seen(late)).toEqual([400, { error: 'invalid_login_credentials', reason: 'expired' }]);
  site.services.clock.advance(-300_000);
  expect((await login(site.origin, session, email, code)).status).toBe(400);
  site.services.clock.advance(300_000);
});

it('30. 31. codes of another length, kind or size are refused', async () => {
  const { email, session, code } = await known();
  const odd = [
    '',
    ' ',
    '12345',
    '1234567',
    '١٢٣٤٥٦',
    '１２３４５６',
    '12345a',
    [code],
    { code },
    123456,
    null,
    '9'.repeat(60_000),
  ];
  for (const otp of odd) {
    const answer = await login(site.origin, session, email, otp);
    expect(await errorOf(answer)).toEqual([400, 'invalid_login_credentials']);
  }
  expect((await login(site.origin, session, email, '9'.repeat(1_000_000))).status).toBe(413);
  expect((await login(site.origin, session, email, code)).status).toBe(200);
});
