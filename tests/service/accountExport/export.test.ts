import { exportWords } from '@/lib/content/account/exportWords';
import { exportedTables, tablesWithoutAccounts } from '@/server/accountExport/exportedTables';
import { limits } from '@/server/attempts/limitTable';
import { minute } from '@/server/clock';
import type { MailRequest } from '@/server/mail/messages';
import { enqueueMail } from '@/server/mail/queue/outbox';
import { deliverDueMails } from '@/server/mail/queue/worker';
import { asAccount, type SignedUp } from '@/tests/fixtures/service/authClient';
import { createBilling, goodCard } from '@/tests/fixtures/service/billing';
import { openForEachTest } from '@/tests/fixtures/service/openForEachTest';
import { changeEmail, errorOf, owner, signIn, startEdit, storeAccount } from '../auth/codes/codeClient';

/** Left out of every table that does not show them: secrets, and what merely connects rows. A column is in one of the lists. */
const withheldColumns: readonly string[] = [
  'id_hash',
  'code_challenge',
  'state',
  'code_hash',
  'session_hash',
  'binding',
  'answer',
  'token_hash',
  'undo_hash',
  'sealed_code',
  'idempotency_key',
  'url',
  'request_hash',
  'proof_hash',
  'dedupe_key',
  'payload',
  'account_id',
  'family_id',
  'legacy_sign_in_id',
  'id',
  'code_id',
  'sign_in_id',
  'lease_until',
];

function receipt(invoice: number, to: string): MailRequest {
  const data = { plan: 'Plus', amount: '$9.99', tax: null, paidAt: 0, from: 0, to: 0, card: null };
  return { template: 'receipt', to, locale: 'en', dedupeKey: `receipt:in_${invoice}`, data };
}

describe('the export of an account', () => {
  const billing = openForEachTest(() => createBilling());

  const path = '/api/auth/v2/account/export';
  const ask = (token: string, query = '') => asAccount(`${billing.origin}${path}${query}`, token);
  async function exportOf(token: string): Promise<Record<string, Record<string, unknown>[]>> {
    const response = await ask(token);
    expect(response.status).toBe(200);
    return response.json();
  }

  it('every table with a column of an account, an address or a mail is in the file', async () => {
    const found = await billing.services.database.introspection.getTables();
    const personal = found
      .filter(({ columns }) =>
        columns.some(({ name }) => /^(account_id|email|old_email|recipient|billing_email)$/.test(name)),
      )
      .map(({ name }) => name);
    const inFile = Object.keys(exportedTables);
    expect(personal.filter((name) => !inFile.includes(name))).toEqual([]);
    const known = [...inFile, ...Object.keys(tablesWithoutAccounts)];
    expect(found.map(({ name }) => name).filter((name) => !known.includes(name))).toEqual([]);
    for (const [name, shown] of Object.entries<readonly string[]>(exportedTables)) {
      const stored = found.find((table) => table.name === name)?.columns.map((column) => column.name) ?? [];
      const withheld = stored.filter((column) => withheldColumns.includes(column) && !shown.includes(column));
      expect([name, [...shown, ...withheld].sort()]).toEqual([name, stored.sort()]);
    }
    // Those who read the file are told what each of them holds.
    expect(Object.keys(exportWords.tables)).toEqual(inFile);
  });

  it('holds account, sign-ins, subscription, mails and record under our own names, and nobody else’s', async () => {
    const { services } = billing;
    await billing.subscribe({}, '5555555555554444', 'other@example.org');
    const buyer = await billing.subscribe();
    await changeEmail(billing, buyer.accessToken, 'reader@example.org');
    const { accessToken } = await signIn(billing, 'reader@example.org');
    const response = await ask(accessToken);
    expect(response.headers.get('content-disposition')).toBe(
      'attachment; filename="account-data-2026-06-01.json"',
    );
    const text = await response.text();
    const data = JSON.parse(text);
    expect(data.read_me).toEqual(exportWords);
    expect((await (await ask(accessToken, '?locale=de')).json()).read_me.tables.accounts).toBe('Konto');
    expect(data.accounts).toMatchObject([
      { email: 'reader@example.org', status: 'active', created_at: '2026-06-01T12:00:00.000Z' },
    ]);
    expect(data.subscriptions).toMatchObject([
      { platform: 'stripe', product_id: 'plus-yearly-us', status: 'Auto-Renewable' },
    ]);
    expect(data.token_families).toHaveLength(2);
    const mails = data.outbox.map(({ template }: { template: string }) => template);
    expect(mails).toEqual(expect.arrayContaining(['purchase', 'code', 'address-code']));
    const actions = data.audit_log.map(({ action }: { action: string }) => action);
    expect(actions).toEqual(expect.arrayContaining(['signed-in', 'email-changed']));
    expect(data.trials).toHaveLength(2);
    expect(data.webhook_events.length).toBeGreaterThan(0);
    expect(text).not.toContain('other@example.org');
    const others = await services.database.selectFrom('accounts').select('id').execute();
    const own = data.accounts[0].id;
    for (const { id } of others.filter((one) => one.id !== own)) expect(text).not.toContain(id);
  });

  it('lists what is sent repeatedly about a subscription, an undone purchase, and an added address', async () => {
    const { services } = billing;
    await billing.subscribe({}, goodCard, 'reader@example.org');
    const refused = await billing.subscribe({}, goodCard, 'other@example.org');
    for (const cancel_at_period_end of [true, false]) await billing.changeAtStripe({ cancel_at_period_end });
    const { accessToken } = await signIn(billing, 'reader@example.org');
    await deliverDueMails(services);
    const kindsOf = async (token: string) => (await exportOf(token)).outbox?.map(({ template }) => template);
    expect(await kindsOf(accessToken)).toEqual(
      expect.arrayContaining(['purchase', 'cancelled', 'resumed', 'address-added']),
    );
    expect(await kindsOf(refused.accessToken)).toEqual(['trial-refused']);
  });

  it('lists mails to the address that wait or could not be delivered, and nobody else’s', async () => {
    const { services } = billing;
    const { accessToken } = await owner(billing, 'reader@example.org');
    const receipts = ['reader@example.org', 'reader@example.org', 'other@example.org'];
    for (const [index, to] of receipts.entries()) await enqueueMail(services, receipt(index, to));
    const failed = { failed_at: services.clock.now(), last_error: 'mailbox full' };
    const update = services.database.updateTable('outbox').set(failed);
    await update.where('dedupe_key', '=', 'receipt:in_1').execute();
    const mails = (await exportOf(accessToken)).outbox ?? [];
    const found = mails.filter(({ template }) => template === 'receipt');
    expect(found.map(({ recipient }) => recipient)).toEqual(['reader@example.org', 'reader@example.org']);
    expect(found.map((mail) => mail.last_error)).toEqual(expect.arrayContaining([null, 'mailbox full']));
  });

  it('does not tell whether another account has the address that somebody asked to add', async () => {
    const { services } = billing;
    await storeAccount(services, 'taken@example.org');
    const [asksForTaken, asksForFree] = [await billing.signUp(), await billing.signUp()];
    await startEdit(billing.origin, asksForTaken.accessToken, 'taken@example.org');
    await startEdit(billing.origin, asksForFree.accessToken, 'free@example.org');
    const mailsOf = async ({ accessToken }: SignedUp) => (await exportOf(accessToken)).outbox;
    expect(await mailsOf(asksForTaken)).toEqual(await mailsOf(asksForFree));
    await deliverDueMails(services);
    expect(services.mails.map(({ to }) => to).sort()).toEqual(['free@example.org', 'taken@example.org']);
    expect(await mailsOf(asksForTaken)).toEqual(await mailsOf(asksForFree));
  });

  it('holds no secret: no digest, no sealed text, no token and no address of a payment page', async () => {
    const buyer = await billing.signUp();
    await billing.checkout(buyer);
    const text = JSON.stringify(await exportOf(buyer.accessToken));
    const { database } = billing.services;
    const secrets = [
      ...(await database.selectFrom('auth_sessions').select(['id_hash', 'code_challenge']).execute()),
      ...(await database.selectFrom('authorization_codes').select(['code_hash', 'session_hash']).execute()),
      ...(await database.selectFrom('token_pairs').select('pair_hash').execute()),
      ...(await database.selectFrom('outbox').select('payload').execute()),
      ...(await database.selectFrom('checkouts').select(['url', 'request_hash']).execute()),
    ].flatMap((row) => Object.values(row).filter((value): value is string => Boolean(value)));
    expect(secrets.length).toBeGreaterThan(5);
    for (const secret of [...secrets, buyer.accessToken, buyer.refreshToken])
      expect(text).not.toContain(secret);
  });

  it('needs a sign-in by code of the last ten minutes once there is an address, and a bearer always', async () => {
    const { accessToken } = await owner(billing, 'reader@example.org');
    billing.services.clock.advance(9 * minute);
    expect((await ask(accessToken)).status).toBe(200);
    billing.services.clock.advance(2 * minute);
    expect(await errorOf(await ask(accessToken))).toEqual([403, 'reauthentication_required']);
    expect((await fetch(`${billing.origin}${path}`)).status).toBe(401);
    const log = billing.services.database.selectFrom('audit_log').select('outcome');
    const outcomes = await log.where('action', '=', 'data-exported').orderBy('at').execute();
    expect(outcomes.map(({ outcome }) => outcome)).toEqual(['done', 'reauthentication_required']);
  });

  it('is given so many times a day', async () => {
    const buyer: SignedUp = await billing.signUp();
    for (let time = 0; time < limits['exports-by-account'].maximum; time += 1)
      expect((await ask(buyer.accessToken)).status).toBe(200);
    expect((await ask(buyer.accessToken)).status).toBe(429);
  });
});
