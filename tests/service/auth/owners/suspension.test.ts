import { setSuspension } from '@/server/accounts/suspension';
import {
  asAccount,
  call,
  nativeAuthorize,
  refresh,
  signUp,
  webAuthorize,
} from '@/tests/fixtures/service/authClient';
import { openServiceSite } from '@/tests/fixtures/service/serviceSite';
import { errorOf, login, owner, postAs, postJson, seen, sessionWithCode } from '../codes/codeClient';
import { exchange } from './paidClient';

const site = openServiceSite();
const audit = async (accountId: string) => {
  const rows = site.services.database
    .selectFrom('audit_log')
    .select(['action', 'outcome'])
    .where('account_id', '=', accountId)
    .where('action', 'in', ['account-suspended', 'account-restored'])
    .orderBy('at');
  return (await rows.execute()).map(({ action, outcome }) => `${action} ${outcome}`);
};
const read = (token: string) => asAccount(`${site.base}/account`, token);

it('on hold an account is refused by that name wherever it is asked for, and is itself again afterward', async () => {
  const { accountId, ...signedIn } = await owner(site, 'held@example.org');
  const { session, code } = await sessionWithCode(site, 'held@example.org');
  expect(await setSuspension(site.services, ' Held@Example.org', 'suspended')).toBe(accountId);
  const answers = [
    await read(signedIn.accessToken),
    await refresh(site.origin, signedIn.refreshToken),
    await login(site.origin, session, 'held@example.org', code),
  ];
  expect(await Promise.all(answers.map(errorOf))).toEqual([
    [401, 'suspended_account'],
    [400, 'suspended_account'],
    [400, 'suspended_account'],
  ]);
  expect(await setSuspension(site.services, accountId, 'active')).toBe(accountId);
  expect((await read(signedIn.accessToken)).status).toBe(200);
  expect((await refresh(site.origin, signedIn.refreshToken)).status).toBe(200);
  expect(await audit(accountId)).toEqual(['account-suspended done', 'account-restored done']);
});

it('a token of the first generation is refused by that name too', async () => {
  const created = await (await call(`${site.origin}/api/auth/account/create`, { method: 'POST' })).json();
  await setSuspension(site.services, created.external_id, 'suspended');
  expect(await seen(await read(created.auth_token))).toEqual([401, { error: 'suspended_account' }]);
  const traded = await exchange(site.origin, await nativeAuthorize(site.origin), created.auth_token);
  expect(await seen(traded)).toEqual([400, { error: 'suspended_account' }]);
});

it('what does not exist, is deleted or is so already changes nothing and leaves no row', async () => {
  const { accountId, accessToken } = await signUp(site.origin);
  const deleted = site.services.database.updateTable('accounts').set({ status: 'deleted' });
  await deleted.where('id', '=', accountId).execute();
  expect(await seen(await read(accessToken))).toEqual([401, { error: 'invalid_token' }]);
  for (const named of [accountId, 'nobody@example.org', 'x', ''])
    expect([named, await setSuspension(site.services, named, 'suspended')]).toEqual([named, null]);
  const living = await signUp(site.origin);
  expect(await setSuspension(site.services, living.accountId, 'active')).toBeNull();
  expect([await audit(accountId), await audit(living.accountId)]).toEqual([[], []]);
});

it.each([
  ['accounts', 'account_create_failed', 'account/create'],
  ['outbox', 'email_sending_error', 'otp'],
  ['outbox', 'account_edit_failed', 'account/edit'],
])(
  'without the table %s the answer is %s, which apps know, and the reason is in the log',
  async (table, error, path) => {
    const { cookie } = await webAuthorize(site.origin);
    const { accessToken } = await signUp(site.origin);
    const { schema } = site.services.database;
    const body = { email: 'reader@example.org' };
    const url = `${site.base}/${path}`;
    await schema.alterTable(table).renameTo(`${table}_away`).execute();
    try {
      const answer =
        path === 'account/edit'
          ? await postAs(accessToken, url, body)
          : await postJson(url, body, { cookie, origin: site.services.config.publicOrigin });
      expect(await seen(answer)).toEqual([500, { error }]);
      expect(site.services.logLines.join()).toContain('call failed');
    } finally {
      await schema.alterTable(`${table}_away`).renameTo(table).execute();
    }
  },
);
