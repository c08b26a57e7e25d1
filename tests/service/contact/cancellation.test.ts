import { brand } from '@/lib/content/brand';
import { maxReasonLength } from '@/lib/content/help/maxReasonLength';
import { day } from '@/server/clock';
import { deliverDueMails } from '@/server/mail/queue/worker';
import { openForEachTest } from '@/tests/fixtures/service/openForEachTest';
import { anna, startFormSite, statementForms, unwrapped } from './formSite';

const { good } = statementForms.cancellation;
const reason = 'The VPN has\tnot connected since May.\r\n\r\nSupport could not help. No. 7!';

const site = openForEachTest(() => startFormSite(statementForms.cancellation));

const dayFromNow = (days: number) =>
  new Date(site.services.clock.now() + days * day).toISOString().slice(0, 10);
const wrongFields = async (fields: object): Promise<unknown> => {
  const { status, text } = await site.send(fields);
  return status === 200 ? [] : JSON.parse(text).fields;
};

it('for good cause carries the reason and the day to support and into the confirmation', async () => {
  const { status, text } = await site.send({ ...good, kind: 'cause', reason, end: '2031-02-01' });
  expect(status).toBe(200);
  const lines = [
    'Reason: The VPN has not connected since May.',
    'Support could not help. No. 7!',
    'To end: February 1, 2031',
  ];
  for (const address of [brand.supportEmail, anna]) {
    const [mail] = await site.mailsTo(address);
    for (const line of [...lines, 'for good cause']) expect(unwrapped(mail?.text)).toContain(line);
  }
  expect(JSON.parse(text).stated.split('\n')).toEqual(expect.arrayContaining(lines));
});

it('takes the earliest possible time where no day is named, and no reason for an ordinary one', async () => {
  await site.send(good);
  const [toSupport] = await site.mailsTo(brand.supportEmail);
  expect(unwrapped(toSupport?.text)).toContain('To end: at the earliest possible time');
  expect(toSupport?.text).toContain('Kind: ordinary');
  expect(toSupport?.text).not.toContain('Reason');
  const [confirmation] = await site.mailsTo(anna);
  expect(unwrapped(confirmation?.text)).toContain('the end of the period you paid for');
  await site.send({ ...good, reason: 'I moved.' });
  expect((await site.mailsTo(brand.supportEmail)).at(-1)?.text).toContain('Reason: I moved.');
});

it('asks for a kind, for a reason only where it needs one, and refuses a reason that could lead somewhere', async () => {
  expect(await wrongFields({ ...good, kind: 'other' })).toEqual(['kind']);
  expect(await wrongFields({ ...good, kind: 'cause' })).toEqual(['reason']);
  for (const wrong of [
    'x'.repeat(maxReasonLength + 1),
    'Your refund waits:\nspam.example/claim',
    'Anna\u202erelluM',
  ])
    expect([wrong, await wrongFields({ ...good, kind: 'cause', reason: wrong })]).toEqual([
      wrong,
      ['reason'],
    ]);
  expect(await wrongFields({ ...good, reason: 'spam.example' })).toEqual(['reason']);
  await deliverDueMails(site.services);
  expect(site.services.mails).toEqual([]);
  expect(await wrongFields({ ...good, kind: 'cause', reason: 'x'.repeat(maxReasonLength) })).toEqual([]);
});

it('refuses a day that has passed everywhere, and what is no day', async () => {
  for (const end of ['2026-02-30', '2026-13-01', '20301-01-01', '1.2.2031', 'soon', dayFromNow(-2)])
    expect([end, await wrongFields({ ...good, end })]).toEqual([end, ['end']]);
  for (const days of [0, 1, 400])
    expect([days, await wrongFields({ ...good, end: dayFromNow(days) })]).toEqual([days, []]);
});

it('takes a day for as long as somebody somewhere still has it', async () => {
  const { clock } = site.services;
  const end = dayFromNow(0);
  const overInLastZone = Date.parse(end) + 1.5 * day;
  clock.advance(overInLastZone - clock.now() - 1);
  expect(await wrongFields({ ...good, end })).toEqual([]);
  clock.advance(1);
  expect(await wrongFields({ ...good, end })).toEqual(['end']);
});
