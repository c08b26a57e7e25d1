import { day } from '@/server/clock';
import { openForEachTest } from '@/tests/fixtures/service/openForEachTest';
import { setAccount } from '../auth/codes/codeClient';
import { paidNow } from '../desk/deskShop';
import { letItRun, openLetterDesk } from './letterDesk';

const desk = openForEachTest(openLetterDesk);
const recipients = () =>
  desk
    .letters()
    .map(({ to }) => to)
    .sort();
const buys = (email: string) => desk.subscribe(paidNow, '4242424242424242', email);

it('a notice goes to everyone who subscribes, in their language and without a way to unsubscribe', async () => {
  const { database } = desk.services;
  await desk.addReaders(2);
  await buys('paid@example.org');
  const own = await buys('payer@example.org');
  await setAccount(desk.services, own.accountId, { email: 'own@example.org' });
  const german = await buys('deutsch@example.org');
  await setAccount(desk.services, german.accountId, { locale: 'de-AT' });
  const ended = await buys('ended@example.org');
  await database
    .updateTable('subscriptions')
    .set({ status: 'Not Auto-Renewable', expires_or_renews_at: desk.services.clock.now() })
    .where('account_id', '=', ended.accountId)
    .execute();
  await desk.send('notice');
  await letItRun(desk.services);
  expect(recipients()).toEqual(['deutsch@example.org', 'own@example.org', 'paid@example.org']);
  expect(desk.letters().find(({ to }) => to.startsWith('deutsch'))?.subject).toBe('News in de');
  for (const { headers, text, html } of desk.letters()) {
    expect(headers?.['List-Unsubscribe']).toBeUndefined();
    expect(text + html).not.toContain('unsubscribe');
  }
});

it('an address that pays for several accounts gets one notice', async () => {
  const { database } = desk.services;
  const accounts: string[] = [];
  for (const name of ['one', 'two', 'three']) accounts.push((await buys(`${name}@example.org`)).accountId);
  await database.updateTable('customers').set({ billing_email: 'shared@example.org' }).execute();
  await desk.send('notice');
  await letItRun(desk.services);
  expect(recipients()).toEqual(['shared@example.org']);
  // Also where one of them has it as its own.
  const owner = accounts.sort().at(-1) ?? '';
  await setAccount(desk.services, owner, { email: 'shared@example.org' });
  await database
    .updateTable('customers')
    .set({ billing_email: null })
    .where('account_id', '=', owner)
    .execute();
  desk.services.clock.advance(day);
  await desk.send('notice');
  await letItRun(desk.services);
  expect(recipients()).toEqual(['shared@example.org', 'shared@example.org']);
});
