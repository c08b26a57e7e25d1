import { findAccount } from '@/server/accounts/accounts';
import { revokeAllFamilies } from '@/server/auth/tokens/revocation';
import { deliverDueMails } from '@/server/mail/queue/worker';
import { asAccount, call, refresh, signUp } from '@/tests/fixtures/service/authClient';
import { openServiceSite } from '@/tests/fixtures/service/serviceSite';
import { whileAccountIsHeld } from '../heldAccount';
import {
  confirmEdit,
  currentEmail,
  login,
  mailedCode,
  pendingEdit,
  sessionWithCode,
  signIn,
  startEdit,
  storeAccount,
  wrongCode,
} from './codeClient';

const site = openServiceSite();
let number = 0;
const freshAddress = () => `owner${++number}@example.com`;

async function signedInOwner() {
  const email = freshAddress();
  const accountId = await storeAccount(site.services, email);
  return { email, accountId, ...(await signIn(site, email)) };
}

async function undoToken(oldEmail: string): Promise<string> {
  await deliverDueMails(site.services);
  const links = site.services.mails.flatMap(({ to, text }) =>
    to === oldEmail ? (/\/subscriptions\/undo-email#([A-Za-z0-9]+)/.exec(text)?.[1] ?? []) : [],
  );
  const token = links.at(-1);
  if (!token) throw new Error('The old address got no undo link.');
  return token;
}

const undo = (token: unknown) =>
  call(`${site.base}/account/edit/undo`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token }),
  });

it('51. a first address needs the bearer alone, a change also a fresh code', async () => {
  const { accessToken, refreshToken } = await signUp(site.origin);
  const first = freshAddress();
  const pending = await pendingEdit(site, accessToken, first);
  const confirmed = await confirmEdit(site.origin, accessToken, pending);
  expect([confirmed.status, await confirmed.json()]).toEqual([200, { status: 'confirmed', email: first }]);
  expect(await currentEmail(site.origin, accessToken)).toBe(first);
  expect((await refresh(site.origin, refreshToken)).status).toBe(200);
  site.services.clock.advance(601_000);
  const late = await startEdit(site.origin, accessToken, freshAddress());
  expect([late.status, await late.json()]).toEqual([403, { error: 'reauthentication_required' }]);
  expect((await call(`${site.base}/account/edit?email=a@example.com`, { method: 'POST' })).status).toBe(401);
  const again = await signIn(site, first);
  expect((await startEdit(site.origin, again.accessToken, freshAddress())).status).toBe(200);
});

it('52. the hash belongs to one account, one address and one session', async () => {
  const { accessToken, email: current } = await signedInOwner();
  const stranger = await signUp(site.origin);
  const pending = await pendingEdit(site, accessToken, freshAddress());
  const other = await pendingEdit(site, accessToken, freshAddress());
  const changed = `${pending.hash.slice(0, -2)}${pending.hash.endsWith('AA') ? 'BB' : 'AA'}`;
  const attempts = [
    [accessToken, { ...pending, hash: changed }],
    [accessToken, { ...pending, hash: '' }],
    [accessToken, { ...pending, hash: other.hash }],
    [accessToken, { ...pending, email: freshAddress() }],
    [stranger.accessToken, pending],
    [(await signIn(site, current)).accessToken, pending],
  ] as const;
  for (const [token, confirmation] of attempts) {
    const answer = await confirmEdit(site.origin, token, confirmation);
    expect([answer.status, await answer.json()]).toEqual([400, { error: 'invalid_link_signature' }]);
  }
  expect((await confirmEdit(site.origin, accessToken, pending)).status).toBe(200);
});

it('53. ten confirmations at once make one change, and a later one is refused', async () => {
  const { accessToken, email: old } = await signedInOwner();
  const pending = await pendingEdit(site, accessToken, freshAddress());
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => confirmEdit(site.origin, accessToken, pending)),
  );
  expect(answers.map((answer) => answer.status).sort()).toEqual([200, ...new Array(9).fill(400)]);
  const second = await confirmEdit(site.origin, accessToken, pending);
  expect([second.status, (await second.json()).error]).toEqual([400, 'invalid_login_credentials']);
  await deliverDueMails(site.services);
  const notices = site.services.mails.filter(({ to, text }) => to === old && text.includes('undo-email#'));
  expect(notices).toHaveLength(1);
});

it('54. an address of another account is answered alike, its owner is told, and no code confirms it', async () => {
  const taken = freshAddress();
  await storeAccount(site.services, taken);
  const { accessToken, email } = await signedInOwner();
  const answer = await startEdit(site.origin, accessToken, taken);
  const body = await answer.json();
  expect([answer.status, Object.keys(body).sort(), body.status]).toEqual([
    200,
    ['hash', 'status'],
    'confirm',
  ]);
  await deliverDueMails(site.services);
  const mails = site.services.mails.filter(({ to }) => to === taken);
  expect(mails).toHaveLength(1);
  expect(mails[0]?.text).not.toMatch(/\b\d{6}\b/);
  const confirmed = await confirmEdit(site.origin, accessToken, {
    email: taken,
    hash: body.hash,
    otp: '123456',
  });
  expect([confirmed.status, await confirmed.json()]).toEqual([
    400,
    { error: 'invalid_login_credentials', reason: 'wrong', tries_left: 4 },
  ]);
  expect(await currentEmail(site.origin, accessToken)).toBe(email);
});

it('54. of two accounts that confirm one address at once, one gets it', async () => {
  const wanted = freshAddress();
  const first = await signUp(site.origin);
  const second = await signUp(site.origin);
  const one = await pendingEdit(site, first.accessToken, wanted);
  site.services.clock.advance(61_000);
  const two = await pendingEdit(site, second.accessToken, wanted);
  const answers = await Promise.all([
    confirmEdit(site.origin, first.accessToken, one),
    confirmEdit(site.origin, second.accessToken, two),
  ]);
  const bodies = await Promise.all(answers.map(async (answer) => answer.json()));
  expect(answers.map((answer) => answer.status).sort()).toEqual([200, 400]);
  expect(bodies.find((body) => body.error)).toEqual({ error: 'account_change_email_address_failed' });
  const owners = await site.services.database
    .selectFrom('accounts')
    .select('id')
    .where('email', '=', wanted)
    .execute();
  expect(owners).toHaveLength(1);
});

it('46. 55. a change signs out the other devices and can be undone once from the old address', async () => {
  const owner = await signedInOwner();
  const otherDevice = await signIn(site, owner.email);
  const next = freshAddress();
  const pending = await pendingEdit(site, otherDevice.accessToken, next);
  expect((await confirmEdit(site.origin, otherDevice.accessToken, pending)).status).toBe(200);
  expect(await currentEmail(site.origin, owner.accessToken)).toBe(401);
  expect((await refresh(site.origin, owner.refreshToken)).status).toBe(400);
  expect(await currentEmail(site.origin, otherDevice.accessToken)).toBe(next);
  const token = await undoToken(owner.email);
  expect(site.services.mails.some(({ to, text }) => to === next && text.includes(next))).toBe(true);
  site.services.clock.advance(6 * 86_400_000);
  const answers = await Promise.all(Array.from({ length: 5 }, () => undo(token)));
  expect(answers.map((answer) => answer.status).sort()).toEqual([200, 400, 400, 400, 400]);
  expect((await refresh(site.origin, otherDevice.refreshToken)).status).toBe(400);
  expect(await currentEmail(site.origin, (await signIn(site, owner.email)).accessToken)).toBe(owner.email);
  const { session } = await sessionWithCode(site, owner.email);
  expect((await login(site.origin, session, next, '000000')).status).toBe(400);
});

it('55. the undo link ends after seven days, and undoing an older change ends the links of later ones', async () => {
  const owner = await signedInOwner();
  const [next, last] = [freshAddress(), freshAddress()];
  await confirmEdit(site.origin, owner.accessToken, await pendingEdit(site, owner.accessToken, next));
  const first = await undoToken(owner.email);
  await confirmEdit(site.origin, owner.accessToken, await pendingEdit(site, owner.accessToken, last));
  const second = await undoToken(next);
  expect((await undo(first)).status).toBe(200);
  const refused = await undo(second);
  expect([refused.status, await refused.json()]).toEqual([400, { error: 'invalid_link_signature' }]);
  const again = await signIn(site, owner.email);
  await confirmEdit(
    site.origin,
    again.accessToken,
    await pendingEdit(site, again.accessToken, freshAddress()),
  );
  const late = await undoToken(owner.email);
  site.services.clock.advance(7 * 86_400_000 + 1);
  expect((await undo(late)).status).toBe(400);
  for (const odd of [undefined, '', 7, 'x'.repeat(10_000)]) expect((await undo(odd)).status).toBe(400);
});

it('55. the address that an undo takes off the account is told, once, and gets no link that takes it back', async () => {
  const owner = await signedInOwner();
  const next = freshAddress();
  await confirmEdit(site.origin, owner.accessToken, await pendingEdit(site, owner.accessToken, next));
  const token = await undoToken(owner.email);
  const before = site.services.mails.length;
  expect((await undo(token)).status).toBe(200);
  expect((await undo(token)).status).toBe(400);
  await deliverDueMails(site.services);
  const [told, ...more] = site.services.mails.slice(before);
  expect([told?.to, more]).toEqual([next, []]);
  expect(told?.text).toContain('/help/contact');
  expect(told?.text).not.toContain('undo-email');
  expect(told?.text).not.toContain(owner.email);
});

it('55. 59. an undo and a deletion at once wait for each other: none fails by the other', async () => {
  const owner = await signedInOwner();
  const pending = await pendingEdit(site, owner.accessToken, freshAddress());
  await confirmEdit(site.origin, owner.accessToken, pending);
  const token = await undoToken(owner.email);
  const { accountId } = owner;
  const answer = await whileAccountIsHeld(site.services, {
    accountId,
    call: () => undo(token),
    within: (trx) => trx.deleteFrom('email_changes').where('account_id', '=', accountId).execute(),
  });
  expect([answer.status, await answer.json()]).toEqual([400, { error: 'invalid_link_signature' }]);
});

it('26. a code for a change signs in nobody, and a sign-in code confirms no change', async () => {
  const owner = await signedInOwner();
  const { session, code } = await sessionWithCode(site, owner.email);
  const pending = await pendingEdit(site, owner.accessToken, freshAddress());
  if (code !== pending.otp) {
    expect((await confirmEdit(site.origin, owner.accessToken, { ...pending, otp: code })).status).toBe(400);
    expect((await login(site.origin, session, owner.email, pending.otp)).status).toBe(400);
  }
  expect((await login(site.origin, session, pending.email, pending.otp)).status).toBe(400);
});

it('56. the same address, no address and a domain without mail are refused', async () => {
  const { accessToken, email } = await signedInOwner();
  const error = async (address: string) =>
    (await (await startEdit(site.origin, accessToken, address)).json()).error;
  expect(await error(email.toUpperCase())).toBe('email_address_not_changed');
  expect(await error('')).toBe('invalid_email_address');
  site.services.acceptsMail = async () => false;
  expect(await error(freshAddress())).toBe('failed_mx_check');
  site.services.acceptsMail = async () => true;
});

it('20. five wrong codes end the change, and a resend starts a new one', async () => {
  const { accessToken, refreshToken } = await signUp(site.origin);
  const pending = await pendingEdit(site, accessToken, freshAddress());
  for (let step = 1; step <= 5; step += 1) {
    const wrong = { ...pending, otp: wrongCode(pending.otp, step) };
    expect((await confirmEdit(site.origin, accessToken, wrong)).status).toBe(400);
  }
  expect((await confirmEdit(site.origin, accessToken, pending)).status).toBe(400);
  const early = await startEdit(site.origin, accessToken, pending.email);
  expect([early.status, early.headers.get('retry-after')]).toEqual([429, '60']);
  site.services.clock.advance(60_000);
  const next = await pendingEdit(site, accessToken, pending.email);
  expect((await confirmEdit(site.origin, accessToken, next)).status).toBe(200);
  expect((await refresh(site.origin, refreshToken)).status).toBe(200);
});

it('58. a pending change ends after ten minutes and with logout everywhere', async () => {
  const { accessToken } = await signUp(site.origin);
  const pending = await pendingEdit(site, accessToken, freshAddress());
  site.services.clock.advance(601_000);
  const late = await confirmEdit(site.origin, accessToken, pending);
  expect([late.status, await late.json()]).toEqual([
    400,
    { error: 'invalid_login_credentials', reason: 'expired' },
  ]);
  const owner = await signedInOwner();
  const change = await pendingEdit(site, owner.accessToken, freshAddress());
  await asAccount(`${site.base}/logout?everywhere=1`, owner.accessToken, { method: 'POST' });
  expect((await confirmEdit(site.origin, owner.accessToken, change)).status).toBe(401);
  const { accessToken: back } = await signIn(site, owner.email);
  expect((await confirmEdit(site.origin, back, change)).status).toBe(400);
  expect(await currentEmail(site.origin, back)).toBe(owner.email);
});

it('58. a confirmation and a logout everywhere at once both end well', async () => {
  for (let round = 0; round < 10; round += 1) {
    const owner = await signedInOwner();
    const others = [await signIn(site, owner.email), await signIn(site, owner.email)];
    const next = freshAddress();
    const pending = await pendingEdit(site, owner.accessToken, next);
    const [confirmed, left] = await Promise.all([
      confirmEdit(site.origin, owner.accessToken, pending),
      asAccount(`${site.base}/logout?everywhere=1`, owner.accessToken, { method: 'POST' }),
    ]);
    expect([200, 400, 401]).toContain(confirmed.status);
    expect(left.status).toBe(200);
    for (const device of [owner, ...others])
      expect(await currentEmail(site.origin, device.accessToken)).toBe(401);
    const current = confirmed.status === 200 ? next : owner.email;
    expect(await currentEmail(site.origin, (await signIn(site, current)).accessToken)).toBe(current);
  }
});

it('a second pending address cannot replace the one confirmed first without a fresh code', async () => {
  const { accessToken } = await signUp(site.origin);
  const first = await pendingEdit(site, accessToken, freshAddress());
  const second = await pendingEdit(site, accessToken, freshAddress());
  expect((await confirmEdit(site.origin, accessToken, first)).status).toBe(200);
  const answer = await confirmEdit(site.origin, accessToken, second);
  expect([answer.status, (await answer.json()).error]).toEqual([400, 'account_change_email_address_failed']);
});

it('removing the address needs a fresh code, signs out the other devices, and can be undone', async () => {
  const owner = await signedInOwner();
  const other = await signIn(site, owner.email);
  const remove = () =>
    asAccount(`${site.base}/account/edit?locale=en`, owner.accessToken, { method: 'POST' });
  site.services.clock.advance(601_000);
  const early = await remove();
  expect([early.status, (await early.json()).error]).toEqual([403, 'reauthentication_required']);
  const fresh = await signIn(site, owner.email);
  const removed = await asAccount(`${site.base}/account/edit?locale=en`, fresh.accessToken, {
    method: 'POST',
  });
  expect([removed.status, await removed.json()]).toEqual([200, { status: 'removed', email: null }]);
  expect(await currentEmail(site.origin, fresh.accessToken)).toBeNull();
  expect(await currentEmail(site.origin, other.accessToken)).toBe(401);
  const token = await undoToken(owner.email);
  expect(site.services.mails.some(({ subject }) => subject.includes('was removed'))).toBe(true);
  expect((await undo(token)).status).toBe(200);
  expect(await currentEmail(site.origin, fresh.accessToken)).toBe(401);
  const back = await signIn(site, owner.email);
  expect(await currentEmail(site.origin, back.accessToken)).toBe(owner.email);
});

it('45. an address is not removed by a device that is signed out in that moment', async () => {
  const { accountId, accessToken, email } = await signedInOwner();
  const { services } = site;
  const answer = await whileAccountIsHeld(services, {
    accountId,
    call: () => asAccount(`${site.base}/account/edit`, accessToken, { method: 'POST' }),
    within: (trx) => revokeAllFamilies(trx, services, accountId, 'logout_everywhere'),
  });
  expect(answer.status).toBe(401);
  const stored = await findAccount(services.database, accountId);
  expect(stored?.email).toBe(email);
});

it('56. an address that is no text is a mistake, and does not remove the one there is', async () => {
  const owner = await signedInOwner();
  for (const email of [['new@example.com'], { a: 'new@example.com' }, 7, true, null, '']) {
    const answer = await asAccount(`${site.base}/account/edit`, owner.accessToken, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email }),
    });
    expect([answer.status, await answer.json()]).toEqual([400, { error: 'invalid_email_address' }]);
  }
  expect(await currentEmail(site.origin, owner.accessToken)).toBe(owner.email);
});

it('an address is removed once, however many ask at once', async () => {
  const owner = await signedInOwner();
  const answers = await Promise.all(
    Array.from({ length: 8 }, () =>
      asAccount(`${site.base}/account/edit`, owner.accessToken, { method: 'POST' }),
    ),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  await deliverDueMails(site.services);
  const told = site.services.mails.filter(
    ({ to, subject }) => to === owner.email && subject.includes('was removed'),
  );
  expect(told).toHaveLength(1);
});

it('45. signing out one device by id needs a fresh code', async () => {
  const owner = await signedInOwner();
  const other = await signIn(site, owner.email);
  const { sessions } = await (await asAccount(`${site.base}/sessions`, owner.accessToken)).json();
  const id = sessions.find((entry: { current: boolean }) => !entry.current)?.id;
  const end = () => asAccount(`${site.base}/sessions?id=${id}`, owner.accessToken, { method: 'DELETE' });
  site.services.clock.advance(601_000);
  expect((await end()).status).toBe(403);
  expect(await currentEmail(site.origin, other.accessToken)).toBe(owner.email);
  expect(await mailedCode(site.services, owner.email)).toMatch(/^\d{6}$/);
});
