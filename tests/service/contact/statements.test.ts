import { brand } from '@/lib/content/brand';
import { maxReasonLength } from '@/lib/content/help/maxReasonLength';
import { maxStatementLength } from '@/lib/content/help/maxStatementLength';
import { limits } from '@/server/attempts/limitTable';
import { day, hour, minute } from '@/server/clock';
import { deliverDueMails } from '@/server/mail/queue/worker';
import { openForEachTest } from '@/tests/fixtures/service/openForEachTest';
import { storeAccount } from '../auth/codes/codeClient';
import { anna, startFormSite, statementForms, unwrapped } from './formSite';

describe.each(Object.entries(statementForms))('a %s', (_name, form) => {
  const { path, good, subject } = form;
  const site = openForEachTest(() => startFormSite(form));

  it('mails the statement to support, who can answer it, and says when it came', async () => {
    const { status, text } = await site.send(good);
    const said = form.words('en', site.moment()).stated.join('\n');
    expect([status, JSON.parse(text)]).toEqual([
      200,
      { status: 'noted', received: site.moment(), stated: said },
    ]);
    const [toSupport, ...others] = await site.mailsTo(brand.supportEmail);
    expect(others).toEqual([]);
    expect(toSupport).toMatchObject({
      replyTo: anna,
      subject,
      headers: { 'Auto-Submitted': 'no' },
    });
    for (const part of [good.name, anna, good.contract, site.moment(), 'reads en'])
      expect(toSupport?.text).toContain(part);
  });

  it.each(['en', 'de', 'es', 'fr'] as const)(
    'confirms what was stated, and when, in %s',
    async (language) => {
      const prefix = language === 'en' ? '' : `/${language}`;
      expect(JSON.parse((await site.send(good, {}, prefix)).text).received).toBe(site.moment(language));
      const [confirmation] = await site.mailsTo(anna);
      const words = form.words(language, site.moment(language));
      expect(confirmation).toMatchObject({
        subject: words.subject,
        replyTo: undefined,
        headers: { 'Auto-Submitted': 'auto-replied' },
      });
      for (const line of [words.intro, ...words.stated, words.submitted])
        expect(unwrapped(confirmation?.text)).toContain(unwrapped(line));
      expect((await site.mailsTo(brand.supportEmail))[0]?.text).toContain(`reads ${language}`);
    },
  );

  it('keeps nothing of it once its mails are sent', async () => {
    await site.send(good);
    const kept = await site.kept();
    // The third would have gone to the address of a contract.
    expect(kept.outbox).toHaveLength(3);
    expect(JSON.stringify(kept)).not.toMatch(/anna|buyer|Müller/i);
  });

  it('mails the same statement once, however often the button is clicked, and says the first time', async () => {
    const first = site.moment();
    await Promise.all(Array.from({ length: 5 }, () => site.send(good)));
    site.services.clock.advance(2 * minute);
    expect(JSON.parse((await site.send(good)).text).received).toBe(first);
    expect(await site.mailsTo(brand.supportEmail)).toHaveLength(1);
    expect(await site.mailsTo(anna)).toHaveLength(1);
    await site.send({ ...good, contract: 'A-0001' });
    expect(await site.mailsTo(brand.supportEmail)).toHaveLength(2);
  });

  it('names the fields that need another look, and mails nothing', async () => {
    const long = 'x'.repeat(maxStatementLength + 1);
    const wrongLines = [
      '',
      '  ',
      long,
      'Anna\nMüller',
      'Anna\u0007',
      'Anna\u2028Müller',
      'Anna \u202erelluM',
      'see http://spam.example',
      'see WWW.spam.example',
      'Your refund waits: spam.example/claim',
      'x.co',
      'Anna\u200bMüller',
    ];
    const wrong: [object, string[]][] = [
      [{}, [...form.missing]],
      ...wrongLines.flatMap((line): [object, string[]][] => [
        [{ ...good, name: line }, ['name']],
        [{ ...good, contract: line }, ['contract']],
      ]),
      [{ ...good, name: anna }, ['name']],
      [{ ...good, contract: `${anna}, spam.example` }, ['contract']],
      [{ ...good, email: 'x@y' }, ['email']],
      [{ ...good, email: 'a@example.org, b@example.org' }, ['email']],
      [{ ...good, email: 'a@example.org\r\nBcc: b@example.org' }, ['email']],
    ];
    await site.expectNamed(wrong);
    site.services.acceptsMail = async () => false;
    await site.expectNamed([[good, ['email']]]);
    await deliverDueMails(site.services);
    expect(site.services.mails).toEqual([]);
  });

  it('takes names with dots, and several ways to name a contract', async () => {
    for (const name of ['A. M. Müller jr.', 'Anna B.'])
      expect((await site.send({ ...good, name })).status).toBe(200);
    for (const contract of ['TEAL-0001.2', `${anna}, buyer@mail.example.org`, 'No. 7 (anna@example.org)'])
      expect((await site.send({ ...good, contract })).status).toBe(200);
  });

  it.each(['unknown', 'of an account'])(
    'is taken in every time, also when an address (%s) gets no more confirmations, and tells support',
    async (whose) => {
      if (whose === 'of an account') await storeAccount(site.services, anna);
      const { maximum } = limits[form.limits.mails];
      const answers: string[] = [];
      for (let round = 0; round < maximum + 2; round += 1) {
        const { status, text } = await site.send({ ...good, contract: `A-000${round}` });
        answers.push(`${status} ${Object.keys(JSON.parse(text))}`);
      }
      expect(new Set(answers)).toEqual(new Set(['200 status,received,stated']));
      expect(await site.mailsTo(anna)).toHaveLength(maximum);
      const unconfirmed = (await site.mailsTo(brand.supportEmail)).map(({ text }) =>
        text.includes('NOT been sent'),
      );
      expect(unconfirmed).toEqual([...Array(maximum).fill(false), true, true]);
      site.services.clock.advance(24 * hour);
      await site.send({ ...good, contract: 'A-0009' });
      expect(await site.mailsTo(anna)).toHaveLength(maximum + 1);
    },
  );

  it('neither messages to support nor codes use it up, which has limits of its own', async () => {
    site.services.config = { ...site.services.config, mode: 'live' };
    const contact = (round: number) => site.sendMessage(`Message number ${round}`);
    const messages = limits['contact-by-client'].maximum;
    for (let round = 0; round < messages; round += 1) await contact(round);
    expect((await contact(messages)).status).toBe(429);
    await site.send(good);
    expect((await site.mailsTo(anna)).at(-1)?.subject).toBe(form.words('en', '').subject);
    const { maximum } = limits[form.limits.byClient];
    const statuses: number[] = [];
    for (let round = 1; round <= maximum; round += 1)
      statuses.push((await site.send({ ...good, email: `reader${round}@example.org` })).status);
    expect(statuses).toEqual([...Array(maximum - 1).fill(200), 429]);
    const refused = await site.sendForm({ ...good, contract: 'A-0009' });
    expect([refused.status, JSON.parse(refused.text)]).toEqual([
      429,
      { path, messages: ['form-busy'], fields: { ...good, contract: 'A-0009' } },
    ]);
  });

  it('takes nothing from another site, and nothing from machines that fill in every field', async () => {
    expect((await site.send(good, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await site.send({ ...good, reference: 'x' })).status).toBe(400);
    await deliverDueMails(site.services);
    expect(site.services.mails).toEqual([]);
  });

  it('answers a form without script with its page, which says when, or gives back all that was typed', async () => {
    const done = await site.sendForm(good);
    expect([done.status, JSON.parse(done.text)]).toEqual([
      200,
      {
        path,
        messages: ['form-received'],
        fields: { received: site.moment(), stated: form.words('en', '').stated.join('\n') },
      },
    ]);
    const typed = { ...good, ...form.odd, name: '', email: 'me' };
    const refused = await site.sendForm(typed);
    const wrong = [...('end' in form.odd ? ['reason', 'end'] : []), 'name', 'email'];
    expect([refused.status, JSON.parse(refused.text)]).toEqual([
      400,
      { path, messages: [], wrong, fields: typed },
    ]);
  });
});

describe('what only a cancellation says', () => {
  const reason = 'The VPN has\tnot connected since May.\r\n\r\nSupport could not help. No. 7!';

  const { good } = statementForms.cancellation;
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
});
