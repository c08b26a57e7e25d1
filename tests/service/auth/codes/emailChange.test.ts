import { findAccount } from '@/server/accounts/accounts';
import { revokeAllFamilies } from '@/server/auth/tokens/revocation';
import { day, minute } from '@/server/clock';
import { deliverDueMails } from '@/server/mail/queue/worker';
import { asAccount, call, refresh, signUp } from '@/tests/fixtures/service/authClient';
import { openServiceSite } from '@/tests/fixtures/service/serviceSite';
import { whileAccountIsHeld } from '../heldAccount';
import {
  atOnce,
  changeEmail,
  confirmEdit,
  currentEmail,
  errorOf,
  login,
  mailsTo,
  owner,
  pendingEdit,
  postAs,
  seen,
  sessionWithCode,
  signIn,
  startEdit,
  storeAccount,
  undo,
  undoToken,
} from './codeClient';

const site = openServiceSite();
let number = 0;
const freshAddress = () => `owner${++number}@example.com`;
const signedInOwner = () => owner(site, freshAddress());
const signOutEverywhere = (token: string) =>
  asAccount(`${site.base}/logout?everywhere=1`, token, { method: 'POST' });
const remove = (token: string) => asAccount(`${site.base}/account/edit`, token, { method: 'POST' });

it('51. a first address needs the bearer alone, a change also a fresh code', async () => {
  const { accessToken, refreshToken } = await signUp(site.origin);
  const first = freshAddress();
  const pending = await pendingEdit(site, accessToken, first);
  const confirmed = await confirmEdit(site.origin, accessToken, pending);
  expect(await seen(confirmed)).toEqual([200, { status: 'confirmed', email: first }]);
  expect(await currentEmail(site.origin, accessToken)).toBe(first);
  expect((await refresh(site.origin, refreshToken)).status).toBe(200);
  site.services.clock.advance(10 * minute + 1000);
  const late = await startEdit(site.origin, accessToken, freshAddress());
  expect(await seen(late)).toEqual([403, { error: 'reauthentication_required' }]);
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
    expect(await seen(answer)).toEqual([400, { error: 'invalid_link_signature' }]);
  }
  expect((await confirmEdit(site.origin, accessToken, pending)).status).toBe(200);
});

it('53. ten confirmations at once make one change, and a later one is refused', async () => {
  const { accessToken, email: old } = await signedInOwner();
  const pending = await pendingEdit(site, accessToken, freshAddress());
  const answers = await atOnce(10, () => confirmEdit(site.origin, accessToken, pending));
  expect(answers.map((answer) => answer.status).sort()).toEqual([200, ...new Array(9).fill(400)]);
  const second = await confirmEdit(site.origin, accessToken, pending);
  expect(await errorOf(second)).toEqual([400, 'invalid_login_credentials']);
  expect((await mailsTo(site, old)).filter(({ text }) => text.includes('undo-email#'))).toHaveLength(1);
});

it('54. an address of another account is answered alike, its owner is told, and no code confirms it', async () => {
  const taken = freshAddress();
  await storeAccount(site.services, taken);
  const { accessToken, email } = await signedInOwner();
  const answer = await startEdit(site.origin, accessToken, taken);
  const { hash, ...rest } = await answer.json();
  expect([answer.status, rest]).toEqual([200, { status: 'confirm' }]);
  const mails = await mailsTo(site, taken);
  expect(mails).toHaveLength(1);
  expect(mails[0]?.text).not.toMatch(/\b\d{6}\b/);
  const confirmed = await confirmEdit(site.origin, accessToken, { email: taken, hash, otp: '123456' });
  expect(await seen(confirmed)).toEqual([
    400,
    { error: 'invalid_login_credentials', reason: 'wrong', tries_left: 4 },
  ]);
  expect(await currentEmail(site.origin, accessToken)).toBe(email);
});

it('54. of two accounts that confirm one address at once, one gets it', async () => {
  const wanted = freshAddress();
  const pending = [];
  for (const { accessToken } of [await signUp(site.origin), await signUp(site.origin)]) {
    pending.push({ accessToken, edit: await pendingEdit(site, accessToken, wanted) });
    site.services.clock.advance(minute);
  }
  const answers = await Promise.all(
    pending.map(async ({ accessToken, edit }) => seen(await confirmEdit(site.origin, accessToken, edit))),
  );
  expect(answers.map(([status]) => status).sort()).toEqual([200, 400]);
  expect(answers).toContainEqual([400, { error: 'account_change_email_address_failed' }]);
});

it('46. 55. a change signs out the other devices and can be undone once from the old address', async () => {
  const device = await signedInOwner();
  const other = await signIn(site, device.email);
  const next = freshAddress();
  await changeEmail(site, other.accessToken, next);
  expect(await currentEmail(site.origin, device.accessToken)).toBe(401);
  expect((await refresh(site.origin, device.refreshToken)).status).toBe(400);
  expect(await currentEmail(site.origin, other.accessToken)).toBe(next);
  const token = await undoToken(site, device.email);
  expect((await mailsTo(site, next)).some(({ text }) => text.includes(next))).toBe(true);
  site.services.clock.advance(6 * day);
  const before = site.services.mails.length;
  const answers = await atOnce(5, () => undo(site, token));
  expect(answers.map((answer) => answer.status).sort()).toEqual([200, 400, 400, 400, 400]);
  expect((await refresh(site.origin, other.refreshToken)).status).toBe(400);
  // The address that the undo takes off the account is told, without a link that takes it back.
  await deliverDueMails(site.services);
  const [told, ...more] = site.services.mails.slice(before);
  expect([told?.to, more]).toEqual([next, []]);
  expect(told?.text).toContain('/help/contact');
  expect(told?.text).not.toContain('undo-email');
  expect(told?.text).not.toContain(device.email);
  const back = await signIn(site, device.email);
  expect(await currentEmail(site.origin, back.accessToken)).toBe(device.email);
});

it('55. the undo link ends after seven days, and undoing an older change ends the links of later ones', async () => {
  const { email, accessToken } = await signedInOwner();
  const next = freshAddress();
  await changeEmail(site, accessToken, next);
  const first = await undoToken(site, email);
  await changeEmail(site, accessToken, freshAddress());
  const second = await undoToken(site, next);
  expect((await undo(site, first)).status).toBe(200);
  expect(await seen(await undo(site, second))).toEqual([400, { error: 'invalid_link_signature' }]);
  await changeEmail(site, (await signIn(site, email)).accessToken, freshAddress());
  const late = await undoToken(site, email);
  site.services.clock.advance(7 * day + 1);
  for (const odd of [late, undefined, '', 7, 'x'.repeat(10_000)])
    expect((await undo(site, odd)).status).toBe(400);
});

it('55. 59. an undo and a deletion at once wait for each other: none fails by the other', async () => {
  const { email, accountId, accessToken } = await signedInOwner();
  await changeEmail(site, accessToken, freshAddress());
  const token = await undoToken(site, email);
  const answer = await whileAccountIsHeld(site.services, {
    accountId,
    call: () => undo(site, token),
    within: ({ database }) =>
      database.deleteFrom('email_changes').where('account_id', '=', accountId).execute(),
  });
  expect(await seen(answer)).toEqual([400, { error: 'invalid_link_signature' }]);
});

it('26. a code for a change signs in nobody, and a sign-in code confirms no change', async () => {
  const { email, accessToken } = await signedInOwner();
  const { session, code } = await sessionWithCode(site, email);
  const pending = await pendingEdit(site, accessToken, freshAddress());
  if (code !== pending.otp) {
    expect((await confirmEdit(site.origin, accessToken, { ...pending, otp: code })).status).toBe(400);
    expect((await login(site.origin, session, email, pending.otp)).status).toBe(400);
  }
  expect((await login(site.origin, session, pending.email, pending.otp)).status).toBe(400);
});

it('56. the same address, no address and a domain without mail are refused', async () => {
  const { accessToken, email } = await signedInOwner();
  const start = async (address: unknown) =>
    seen(await postAs(accessToken, `${site.base}/account/edit`, { email: address }));
  expect(await start(email.toUpperCase())).toEqual([400, { error: 'email_address_not_changed' }]);
  // What is no text is a mistake as well, and does not remove the address there is.
  for (const odd of ['', ['new@example.com'], { a: 'new@example.com' }, 7, true, null])
    expect(await start(odd)).toEqual([400, { error: 'invalid_email_address' }]);
  const acceptsMail = jest.spyOn(site.services, 'acceptsMail').mockResolvedValue(false);
  expect(await start(freshAddress())).toEqual([400, { error: 'failed_mx_check' }]);
  acceptsMail.mockRestore();
  expect(await currentEmail(site.origin, accessToken)).toBe(email);
});

it('58. a pending change ends after ten minutes and with logout everywhere', async () => {
  const { accessToken } = await signUp(site.origin);
  const pending = await pendingEdit(site, accessToken, freshAddress());
  site.services.clock.advance(10 * minute + 1000);
  const late = await confirmEdit(site.origin, accessToken, pending);
  expect(await seen(late)).toEqual([400, { error: 'invalid_login_credentials', reason: 'expired' }]);
  const { email, ...device } = await signedInOwner();
  const change = await pendingEdit(site, device.accessToken, freshAddress());
  await signOutEverywhere(device.accessToken);
  expect((await confirmEdit(site.origin, device.accessToken, change)).status).toBe(401);
  const back = await signIn(site, email);
  expect((await confirmEdit(site.origin, back.accessToken, change)).status).toBe(400);
  expect(await currentEmail(site.origin, back.accessToken)).toBe(email);
});

it('a second pending address cannot replace the one confirmed first without a fresh code', async () => {
  const { accessToken } = await signUp(site.origin);
  const first = await pendingEdit(site, accessToken, freshAddress());
  const second = await pendingEdit(site, accessToken, freshAddress());
  expect((await confirmEdit(site.origin, accessToken, first)).status).toBe(200);
  const answer = await confirmEdit(site.origin, accessToken, second);
  expect(await errorOf(answer)).toEqual([400, 'account_change_email_address_failed']);
});

it('removing the address needs a fresh code, happens once, signs out the other devices, and can be undone', async () => {
  const { email, ...device } = await signedInOwner();
  const other = await signIn(site, email);
  site.services.clock.advance(10 * minute + 1000);
  expect(await errorOf(await remove(device.accessToken))).toEqual([403, 'reauthentication_required']);
  const { accessToken } = await signIn(site, email);
  const answers = await atOnce(8, async () => seen(await remove(accessToken)));
  const removed = answers.filter(([status]) => status === 200);
  expect(removed).toEqual([[200, { status: 'removed', email: null }]]);
  expect(await currentEmail(site.origin, accessToken)).toBeNull();
  expect(await currentEmail(site.origin, other.accessToken)).toBe(401);
  const told = (await mailsTo(site, email)).filter(({ subject }) => subject.includes('was removed'));
  expect(told).toHaveLength(1);
  expect((await undo(site, await undoToken(site, email))).status).toBe(200);
  expect(await currentEmail(site.origin, accessToken)).toBe(401);
  expect(await currentEmail(site.origin, (await signIn(site, email)).accessToken)).toBe(email);
});

it('45. 58. an address is neither removed nor changed by a device that is signed out in that moment', async () => {
  const { accountId, accessToken, email } = await signedInOwner();
  const { services } = site;
  const pending = await pendingEdit(site, accessToken, freshAddress());
  const during = (call: () => Promise<Response>) =>
    whileAccountIsHeld(services, {
      accountId,
      call,
      within: (services) => revokeAllFamilies(services, accountId, 'logout_everywhere'),
    });
  const changed = await during(() => confirmEdit(site.origin, accessToken, pending));
  expect(await errorOf(changed)).toEqual([400, 'invalid_login_credentials']);
  const again = await signIn(site, email);
  expect((await during(() => remove(again.accessToken))).status).toBe(401);
  expect((await findAccount(services.database, accountId))?.email).toBe(email);
});
