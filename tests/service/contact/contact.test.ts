import { brand } from '@/lib/content/brand';
import { contactTopicWords } from '@/lib/content/help/contactWords';
import { maxMessageLength } from '@/lib/content/help/maxMessageLength';
import { contactReceived } from '@/lib/content/mails/contactReceived';
import { limits } from '@/server/attempts/limitTable';
import { minute } from '@/server/clock';
import { away } from '@/tests/fixtures/away';
import { openForEachTest } from '@/tests/fixtures/service/openForEachTest';
import { startFormSite } from './formSite';

const good = {
  topic: 'vpn',
  email: 'Asker@Example.org',
  message: 'The VPN stops after a minute.\nI use a Mac.',
};
const asker = 'asker@example.org';

const site = openForEachTest(() => startFormSite({ path: '/help/contact' }));

it('asks for the domain of an address only once everything else is right, and within the limit', async () => {
  const asked: string[] = [];
  site.services.acceptsMail = async (domain) => {
    asked.push(domain);
    return false;
  };
  for (let round = 0; round < 3; round += 1) await site.send({ ...good, message: 'x' });
  expect(asked).toEqual([]);
  site.services.config = { ...site.services.config, mode: 'live' };
  const { maximum } = limits['contact-by-client'];
  const answers: number[] = [];
  for (let round = 0; round < maximum + 2; round += 1)
    answers.push((await site.send({ ...good, email: `asker@host${round}.example` })).status);
  expect(answers).toEqual([...Array(maximum).fill(400), 429, 429]);
  expect(asked).toHaveLength(maximum);
});

it('mails a message to support, whose answer goes to the writer, and confirms it in the language of the writer, without repeating it, and keeps neither the message nor the address', async () => {
  expect((await site.send(good)).status).toBe(200);
  const [toSupport, ...others] = await site.mailsTo(brand.supportEmail);
  expect(others).toEqual([]);
  expect(toSupport).toMatchObject({
    replyTo: asker,
    subject: `Contact form: ${contactTopicWords.vpn}`,
    headers: { 'Auto-Submitted': 'no' },
  });
  expect(toSupport?.text).toContain('The VPN stops after a minute.');
  expect(toSupport?.text).toContain('I use a Mac.');
  const [toAsker] = await site.mailsTo(asker);
  expect(toAsker).toMatchObject({ subject: contactReceived.en().subject, replyTo: undefined });
  expect(toAsker?.text).not.toContain('Mac');
  await site.send({ ...good, topic: 'other' }, { 'accept-language': 'de;q=0.9' });
  expect((await site.mailsTo(asker)).at(-1)?.subject).toBe(contactReceived.de().subject);
  const kept = await site.kept();
  expect(kept.outbox).toHaveLength(4);
  expect(JSON.stringify(kept)).not.toMatch(/asker|stops after|Mac/i);
});

it('mails the same message once, however often the button is clicked', async () => {
  await Promise.all(Array.from({ length: 6 }, () => site.send(good)));
  expect(await site.mailsTo(brand.supportEmail)).toHaveLength(1);
  expect(await site.mailsTo(asker)).toHaveLength(1);
  await site.send({ ...good, message: `${good.message} Still.` });
  expect(await site.mailsTo(brand.supportEmail)).toHaveLength(2);
});

it('lets nobody fill the mailbox of another: three confirmations a day, and no more is told', async () => {
  for (let round = 0; round < 9; round += 1) {
    const { status } = await site.send({ ...good, message: `Message number ${round}` });
    expect(status).toBe(200);
    site.services.clock.advance(20 * minute);
  }
  expect(await site.mailsTo(asker)).toHaveLength(limits['first-mails-a-day'].maximum);
  expect(await site.mailsTo(brand.supportEmail)).toHaveLength(9);
});

it('names the fields that need another look, and mails nothing', async () => {
  const wrong: [object, string[]][] = [
    [{}, ['topic', 'email', 'message']],
    [{ ...good, topic: 'toString' }, ['topic']],
    [{ ...good, email: 'x@y' }, ['email']],
    [{ ...good, message: 'Hello' }, ['message']],
    [{ ...good, message: 'x'.repeat(maxMessageLength + 1) }, ['message']],
  ];
  await site.expectNamed(wrong);
  expect(await site.mailsTo(brand.supportEmail)).toEqual([]);
  expect(site.services.mails).toEqual([]);
});

it('what is typed changes no header of the mail', async () => {
  await site.send({ ...good, message: 'Hello there\r\nBcc: victim@example.org\r\nSubject: Win' });
  const [mail] = await site.mailsTo(brand.supportEmail);
  expect(mail?.subject).toBe(`Contact form: ${contactTopicWords.vpn}`);
  expect(JSON.stringify(mail?.headers)).not.toContain('victim');
  expect(mail?.text).toContain('Bcc: victim@example.org');
  expect(site.services.mails.map(({ to }) => to).sort()).toEqual([asker, brand.supportEmail]);
});

it('leads a form without script to the thanks, or gives back all that was typed', async () => {
  const done = await site.sendForm(good);
  expect([done.status, done.headers.location]).toEqual([303, '/help/contact#contact-thanks']);
  const message = 'Two lines\r\nof text';
  const refused = await site.sendForm({ ...good, email: 'me', message });
  expect([refused.status, JSON.parse(refused.text)]).toEqual([
    400,
    { path: '/help/contact', messages: [], wrong: ['email'], fields: { ...good, email: 'me', message } },
  ]);
  const spam = await site.sendForm({ ...good, reference: 'x' });
  expect(JSON.parse(spam.text)).toMatchObject({ messages: ['form-failed'], fields: good });
});

it('tells that nothing was sent while the database is away, and gives everything back', async () => {
  const { database } = site.services;
  const refusal = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
  site.services.database = away(database, refusal);
  const refused = await site.sendForm(good);
  site.services.database = database;
  expect([refused.status, JSON.parse(refused.text)]).toEqual([
    503,
    { path: '/help/contact', messages: ['form-failed'], fields: good },
  ]);
});
