import { letterWords } from '@/lib/content/letterWords';
import { day, minute } from '@/server/clock';
import { sendLetters } from '@/server/letters/sendLetters';
import { enqueueMail } from '@/server/mail/queue/outbox';
import { deliverDueMails } from '@/server/mail/queue/worker';
import { neverAborted } from '@/server/neverAborted';
import { openForEachTest } from '@/tests/fixtures/service/openForEachTest';
import { atOneAndAtTwo } from '@/tests/fixtures/service/otherInstances';
import { setAccount } from '../auth/codes/codeClient';
import { paidNow, wordsOf } from '../desk/deskShop';
import { letItRun, openLetterDesk } from './letterDesk';
import { languages } from './readers';

const desk = openForEachTest(openLetterDesk);
const recipients = () => desk.letters().map(({ to }) => to);

it('a newsletter goes to everyone who confirmed before it was begun, each once, in their language', async () => {
  const { database, random, clock } = desk.services;
  const readers = await desk.addReaders(240);
  const id = random.uuid();
  const latecomer = { id, email: 'late@example.org', locale: 'en', requested_at: 1, mails: 1 };
  await database.insertInto('newsletter_subscribers').values(latecomer).execute();
  const letter = await desk.send('newsletter');
  await letItRun(desk.services, 2);
  const list = database.updateTable('newsletter_subscribers').set({ confirmed_at: clock.now() });
  await list.where('id', '=', id).execute();
  await letItRun(desk.services);
  expect(recipients().sort()).toEqual(readers.sort());
  for (const { to, subject, locale } of desk.letters()) {
    const language = languages[Number(/\d+/.exec(to)?.[0]) % languages.length];
    expect([subject, locale]).toEqual([`News in ${language}`, language]);
  }
  const shown = wordsOf(await desk.see(letter));
  const parts = ['English 60', 'German 60', 'French 60', 'Spanish 60', 'All 240', 'Sent on June 1, 2026'];
  for (const part of parts) expect(shown).toContain(part);
  // What remains of it names no reader.
  const ids = await database.selectFrom('newsletter_subscribers').select('id').execute();
  const tables = ['letters', 'outbox', 'audit_log'] as const;
  const rows = tables.map((table) => database.selectFrom(table).selectAll().execute());
  const kept = JSON.stringify(await Promise.all(rows));
  expect([...readers, ...ids.map(({ id }) => id)].filter((text) => kept.includes(text))).toEqual([]);
});

it('one click unsubscribes: the mail program posts to a personal link, and what waits for that reader is not sent', async () => {
  await desk.addReaders(2);
  await desk.send('newsletter');
  await sendLetters(desk.services, neverAborted);
  await deliverDueMails(desk.services);
  const [first] = desk.letters();
  expect(first?.headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
  const link = /^<(http\S+)>$/.exec(first?.headers?.['List-Unsubscribe'] ?? '')?.[1] ?? '';
  expect(first?.text).toMatch(/\/newsletter\/unsubscribe\?token=/);
  expect(first?.html).toContain('/newsletter/unsubscribe?token=');
  // The other one leaves while their copy waits in the outbox.
  const { database } = desk.services;
  await database
    .deleteFrom('newsletter_subscribers')
    .where('email', '!=', first?.to ?? '')
    .execute();
  desk.services.clock.advance(minute);
  await deliverDueMails(desk.services);
  expect(recipients()).toEqual([first?.to]);
  const { pathname, search } = new URL(link);
  const pressed = await desk.post(pathname + search, { 'List-Unsubscribe': 'One-Click' }, null);
  expect(pressed.status).toBe(200);
  expect(await database.selectFrom('newsletter_subscribers').selectAll().execute()).toEqual([]);
});

it('two instances that send at the same moment write each mail once, and no more than are due', async () => {
  const readers = await desk.addReaders(400);
  await desk.send('newsletter');
  await atOneAndAtTwo(desk.services, async (at) => {
    for (let round = 0; round < 4; round += 1) {
      await Promise.all(Array.from({ length: 4 }, (_, index) => sendLetters(at(index), neverAborted)));
      desk.services.clock.advance(5000);
    }
  });
  const written = await desk.services.database
    .selectFrom('outbox')
    .select(['recipient', 'send_after'])
    .execute();
  expect(written.map(({ recipient }) => recipient).sort()).toEqual(readers.sort());
  // Six hundred a minute: one every tenth of a second.
  const times = written.map(({ send_after: time }) => time).sort();
  expect((times.at(-1) ?? 0) - (times[0] ?? 0)).toBe(399 * 100);
});

it('an interrupted batch is written again from where the last one ended', async () => {
  const readers = await desk.addReaders(120);
  await desk.send('newsletter');
  await letItRun(desk.services, 1);
  const { random } = desk.services;
  let left = 20;
  const dying = {
    ...random,
    uuid: () => {
      left -= 1;
      if (left === 0) throw new Error('killed');
      return random.uuid();
    },
  };
  await expect(sendLetters({ ...desk.services, random: dying }, neverAborted)).rejects.toThrow('killed');
  await letItRun(desk.services);
  expect(recipients().sort()).toEqual(readers.sort());
});

it('a letter is stopped and goes on where it was, with nobody twice', async () => {
  const readers = await desk.addReaders(170);
  const letter = await desk.send('newsletter');
  await letItRun(desk.services, 1);
  expect((await desk.press(letter, 'stop')).status).toBe(303);
  expect(wordsOf(await desk.press(letter, 'stop'))).toContain(letterWords.problems.unable);
  desk.services.clock.advance(minute);
  await sendLetters(desk.services, neverAborted);
  await deliverDueMails(desk.services);
  expect(recipients()).toHaveLength(50);
  expect(wordsOf(await desk.see(letter))).toContain('Stopped.');
  await desk.press(letter, 'resume');
  await letItRun(desk.services);
  expect(recipients().sort()).toEqual(readers.sort());
});

it('a code never waits behind a letter, and a letter waits while too many of its mails do', async () => {
  await desk.addReaders(1200);
  await desk.send('newsletter');
  for (let round = 0; round < 30; round += 1) {
    await sendLetters(desk.services, neverAborted);
    desk.services.clock.advance(5000);
  }
  const { database } = desk.services;
  const waiting = await database.selectFrom('outbox').select('id').where('sent_at', 'is', null).execute();
  expect(waiting).toHaveLength(500);
  const code = { template: 'code', data: { code: '123456', minutes: 10, known: true } } as const;
  await enqueueMail(desk.services, { ...code, to: 'waits@example.org', locale: 'en', dedupeKey: 'code:1' });
  const { send } = desk.services.mailer;
  const order: string[] = [];
  desk.services.mailer.send = async (mail) => {
    order.push(mail.to);
    await send(mail);
  };
  await deliverDueMails(desk.services);
  expect(order.indexOf('waits@example.org')).toBeLessThan(4);
});

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
  expect(recipients().sort()).toEqual(['deutsch@example.org', 'own@example.org', 'paid@example.org']);
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
  expect(recipients().sort()).toEqual(['shared@example.org']);
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
  expect(recipients().sort()).toEqual(['shared@example.org', 'shared@example.org']);
});
