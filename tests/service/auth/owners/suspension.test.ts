import { setSuspension } from '@/server/accounts/suspension';
import { digest } from '@/server/secrets';
import { asAccount, refresh, signUp, webAuthorize } from '@/tests/fixtures/service/authClient';
import { openServiceSite } from '@/tests/fixtures/service/serviceSite';
import { login, sessionWithCode, signIn, storeAccount } from '../codes/codeClient';

const site = openServiceSite();
const audit = async (accountId: string) =>
  (
    await site.services.database
      .selectFrom('audit_log')
      .select(['action', 'outcome'])
      .where('account_id', '=', accountId)
      .where('action', 'in', ['account-suspended', 'account-restored'])
      .orderBy('at')
      .execute()
  ).map(({ action, outcome }) => `${action} ${outcome}`);

it('on hold an account is refused by that name wherever it is asked for, and is itself again afterward', async () => {
  const email = 'held@example.org';
  const accountId = await storeAccount(site.services, email);
  const signedIn = await signIn(site, email);
  const { session, code } = await sessionWithCode(site, email);
  expect(await setSuspension(site.services, ' Held@Example.org', 'suspended')).toBe(accountId);

  const read = await asAccount(`${site.base}/account`, signedIn.accessToken);
  const refreshed = await refresh(site.origin, signedIn.refreshToken);
  const entered = await login(site.origin, session, email, code);
  const answers = [read, refreshed, entered];
  expect(await Promise.all(answers.map(async (one) => [one.status, (await one.json()).error]))).toEqual([
    [401, 'suspended_account'],
    [400, 'suspended_account'],
    [400, 'suspended_account'],
  ]);

  expect(await setSuspension(site.services, accountId, 'active')).toBe(accountId);
  expect((await asAccount(`${site.base}/account`, signedIn.accessToken)).status).toBe(200);
  expect((await refresh(site.origin, signedIn.refreshToken)).status).toBe(200);
  expect(await audit(accountId)).toEqual(['account-suspended done', 'account-restored done']);
});

it('a token of the first generation is refused by that name too', async () => {
  const { accountId } = await signUp(site.origin);
  const now = site.services.clock.now();
  await site.services.database
    .insertInto('legacy_tokens')
    .values({
      token_hash: digest('legacytokenonhold'),
      kind: 'access',
      account_id: accountId,
      created_at: now,
      expires_at: now + 60_000,
      revoked_at: null,
      exchanged_at: null,
    })
    .execute();
  await setSuspension(site.services, accountId, 'suspended');
  const answer = await asAccount(`${site.base}/account`, 'legacytokenonhold');
  expect([answer.status, await answer.json()]).toEqual([401, { error: 'suspended_account' }]);
});

it('what does not exist, is deleted or is so already changes nothing and leaves no row', async () => {
  const { accountId } = await signUp(site.origin);
  await site.services.database
    .updateTable('accounts')
    .set({ status: 'deleted' })
    .where('id', '=', accountId)
    .execute();
  for (const named of [accountId, 'nobody@example.org', 'x', '']) {
    expect([named, await setSuspension(site.services, named, 'suspended')]).toEqual([named, null]);
  }
  const living = await signUp(site.origin);
  expect(await setSuspension(site.services, living.accountId, 'active')).toBeNull();
  expect([await audit(accountId), await audit(living.accountId)]).toEqual([[], []]);
});

it.each([
  ['accounts', 'account_create_failed', 'account/create'],
  ['outbox', 'email_sending_error', 'otp'],
])(
  'without the table %s the answer is %s, which apps know, and the reason is in the log',
  async (table, error, call) => {
    const session = await webAuthorize(site.origin);
    await site.services.database.schema.alterTable(table).renameTo(`${table}_away`).execute();
    try {
      const answer = await fetch(`${site.base}/${call}`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          cookie: session.cookie,
          origin: site.services.config.publicOrigin,
        },
        body: JSON.stringify({ email: 'reader@example.org' }),
      });
      expect([answer.status, await answer.json()]).toEqual([500, { error }]);
      expect(site.services.logLines.join()).toContain('call failed');
    } finally {
      await site.services.database.schema.alterTable(`${table}_away`).renameTo(table).execute();
    }
  },
);

it('a change of address that could not be started says so', async () => {
  const account = await signUp(site.origin);
  await site.services.database.schema.alterTable('outbox').renameTo('outbox_away').execute();
  try {
    const answer = await asAccount(`${site.base}/account/edit`, account.accessToken, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'new@example.org' }),
    });
    expect([answer.status, await answer.json()]).toEqual([500, { error: 'account_edit_failed' }]);
  } finally {
    await site.services.database.schema.alterTable('outbox_away').renameTo('outbox').execute();
  }
});
