import { takeRolling } from '@/server/attempts/attempts';
import { day, hour, minute } from '@/server/clock';
import { pruneOld } from '@/tests/fixtures/database/pruneOld';
import { ask, postForm } from '../site/ask';
import { openLists } from './openLists';

const reader = 'reader@example.org';
const { site, press, mails, links, newsletter, saleInterest, rowsOf } = openLists();

describe.each([
  ['the newsletter', newsletter],
  ['the list of a country without sale', saleInterest],
])('%s', (_name, list) => {
  const rows = () => rowsOf(list);
  const confirmed = async () =>
    (await rows()).flatMap(({ email, confirmed_at: at }) => (at === null ? [] : [email]));
  const tokenOf = (link: string) => new URL(link).searchParams.get('token') ?? '';

  async function joined(email: string) {
    await list.join(email);
    const sent = await links();
    expect((await list.confirm(sent.confirm)).headers.location).toBe(list.confirmed);
    return sent;
  }

  it('asks the address for its yes, and takes it once the button is pressed, not when a mail scanner opens a link', async () => {
    const { status, text } = await list.join(` ${reader.toUpperCase()} `);
    expect([status, JSON.parse(text)]).toEqual([200, { status: 'confirmation_sent' }]);
    const { confirm, leave } = await links();
    expect((await mails()).map(({ to }) => to)).toEqual([reader]);
    for (const link of [confirm, leave])
      for (const method of ['GET', 'HEAD', 'OPTIONS']) expect((await ask(link, { method })).status).toBe(405);
    expect([(await rows()).length, await confirmed()]).toEqual([1, []]);
    for (let time = 0; time < 2; time += 1) {
      const done = await list.confirm(confirm);
      expect([done.status, done.headers.location]).toEqual([303, list.confirmed]);
      expect(await confirmed()).toEqual([reader]);
    }
  });

  it('writes one mail for twenty presses at once', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => list.join(reader)));
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect([(await mails()).length, (await rows()).length]).toEqual([1, 1]);
  });

  it('155. L16: leaving and joining again does not add to four mails to an address', async () => {
    for (let round = 0; round < 12; round += 1) {
      expect((await list.join(reader)).status).toBe(200);
      await list.leave((await links()).leave);
      site.services.clock.advance(9 * hour);
    }
    expect(await mails()).toHaveLength(4);
    const counters = await site.services.database.selectFrom('counters').selectAll().execute();
    expect(JSON.stringify(counters)).not.toContain(reader);
  });

  it('answers known and unknown addresses alike, and writes nothing to one that is on the list', async () => {
    await joined(reader);
    site.services.clock.advance(day);
    const [known, unknown] = [await list.join(reader), await list.join('other@example.org')];
    expect([known.status, known.text]).toEqual([unknown.status, unknown.text]);
    expect((await mails()).map(({ to }) => to)).toEqual([reader, 'other@example.org']);
    const budgets = [reader, 'other@example.org'].map(
      (subject) => ({ limit: 'mails-an-hour', subject }) as const,
    );
    const [own, others] = await takeRolling(site.services, budgets);
    expect(own).toMatchObject({ left: others?.attempt && others.left });
  });

  it('takes an address off by the button of the page or of the mail program', async () => {
    const { confirm, leave } = await joined(reader);
    expect((await mails())[0]?.headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
    expect((await press(leave, 'List-Unsubscribe=One-Click')).status).toBe(200);
    expect(await rows()).toEqual([]);
    expect((await list.confirm(confirm)).headers.location).toBe(list.expired);
    site.services.clock.advance(hour);
    await list.join(reader);
    expect(await confirmed()).toEqual([]);
    for (let time = 0; time < 2; time += 1) {
      const left = await list.leave((await links()).leave);
      expect([left.status, left.headers.location]).toEqual([303, list.left]);
      expect(await rows()).toEqual([]);
    }
  });

  it('refuses links that were not made for it', async () => {
    await list.join(reader);
    const { confirm, leave } = await links();
    const token = tokenOf(confirm);
    const forged = ['', 'x', token.slice(0, -2), `${token.slice(0, 36)}.${'A'.repeat(43)}`];
    // Where one link serves both answers, its token is the right one.
    if (leave !== confirm) forged.push(tokenOf(leave));
    for (const one of forged) {
      const link = confirm.replace(token, encodeURIComponent(one));
      expect([one, (await list.confirm(link)).headers.location]).toEqual([one, list.expired]);
    }
    expect(await confirmed()).toEqual([]);
  });

  it('keeps no token, and forgets an address that never said yes after seven days', async () => {
    const { database, clock } = site.services;
    await list.join(reader);
    const { confirm } = await links();
    const stored = JSON.stringify([await rows(), await database.selectFrom('outbox').selectAll().execute()]);
    expect(stored).not.toContain(tokenOf(confirm).split('.')[1]);
    await joined('kept@example.org');
    clock.advance(7 * day);
    expect((await list.confirm(confirm)).headers.location).toBe(list.expired);
    await list.join('new@example.org');
    expect(await pruneOld(site.services, list.table)).toBe(1);
    const left = (await rows()).map(({ email }) => email).sort();
    expect(left).toEqual(['kept@example.org', 'new@example.org']);
  });

  it('says what is wrong to a machine', async () => {
    const errorOf = async (answer: ReturnType<typeof list.join>) => JSON.parse((await answer).text).error;
    expect((await list.join('a@b@c')).status).toBe(400);
    expect(await errorOf(list.join('a@example.org\r\nBcc: x@y.z'))).toBe('invalid_email_address');
    expect(await errorOf(list.join(reader, { 'sec-fetch-site': 'cross-site' }))).toBe('cross_site_request');
    site.services.acceptsMail = async () => false;
    expect(await errorOf(list.join('a@no-mail.example'))).toBe('failed_mx_check');
    expect(await rows()).toEqual([]);
  });
});

describe('the newsletter alone', () => {
  const { join: subscribe } = newsletter;
  const rows = () => rowsOf(newsletter);

  it('writes one more mail for presses after ten minutes, and the link of the first still works', async () => {
    await subscribe(reader);
    const first = await links();
    site.services.clock.advance(10 * minute);
    await Promise.all(Array.from({ length: 5 }, () => subscribe(reader)));
    expect(await mails()).toHaveLength(2);
    expect(await rows()).toHaveLength(1);
    expect((await press(first.confirm)).headers.location).toBe('/newsletter/confirmed');
  });

  it('lets a stranger send no more than three mails a day to an address, and four in all', async () => {
    for (let round = 0; round < 24; round += 1) {
      expect((await subscribe(reader)).status).toBe(200);
      site.services.clock.advance(11 * minute);
    }
    expect(await mails()).toHaveLength(3);
    site.services.clock.advance(day);
    await subscribe(reader);
    expect(await mails()).toHaveLength(3);
  });

  it('155. L16: nor does leaving while the next request comes in', async () => {
    for (let round = 0; round < 8; round += 1) {
      await subscribe(reader);
      const { leave } = await links();
      await Promise.all([press(leave), subscribe(reader), press(leave), subscribe(reader)]);
      site.services.clock.advance(9 * hour);
    }
    expect((await mails()).length).toBeLessThanOrEqual(4);
  });

  it('155. whoever left is welcome back, and what was remembered goes after a week', async () => {
    await subscribe(reader);
    const first = await links();
    await press(first.confirm);
    await press(first.leave);
    await subscribe(reader);
    const second = await links();
    expect(second.confirm).not.toBe(first.confirm);
    expect((await press(second.confirm)).headers.location).toBe('/newsletter/confirmed');
    await press(second.leave);
    site.services.clock.advance(7 * day + 1);
    await pruneOld(site.services);
    expect(await site.services.database.selectFrom('counters').selectAll().execute()).toEqual([]);
  });

  it('the mails that strangers may still send to an address do not tell whether it is on the list', async () => {
    await subscribe(reader, { 'accept-language': 'de' });
    const { confirm, leave } = await links();
    await press(confirm);
    /** How many codes can be mailed to it after so many requests, ten minutes apart. */
    const leftAfter = async (email: string, requests: number) => {
      for (let request = 0; request < requests; request += 1) {
        expect((await subscribe(email)).status).toBe(200);
        site.services.clock.advance(10 * minute);
      }
      const budget = { limit: 'mails-a-day', subject: email } as const;
      const [taken] = await takeRolling(site.services, [budget]);
      return taken?.attempt ? taken.left : 'none';
    };
    for (const requests of [1, 6]) {
      site.services.clock.advance(8 * day);
      await pruneOld(site.services, newsletter.table);
      expect(await leftAfter(reader, requests)).toBe(await leftAfter('other@example.org', requests));
    }
    expect((await mails()).filter(({ to }) => to === reader)).toHaveLength(1);
    expect((await mails())[0]?.subject).toBe('Bitte bestätigen Sie Ihre Newsletter-Anmeldung');
    expect((await rows()).find(({ email }) => email === reader)).toMatchObject({ locale: 'de' });
    // Nor do they keep its reader from leaving and coming back.
    await press(leave);
    site.services.clock.advance(day);
    await subscribe(reader);
    expect((await mails()).filter(({ to }) => to === reader)).toHaveLength(2);
  });

  it('leads a form without script back to its page, and gives a refused address back', async () => {
    const address = `${site.origin}/newsletter/subscription/subscribe`;
    const good = await postForm(address, { email: reader, page: '/about' });
    expect([good.status, good.headers.location]).toEqual([303, '/about#newsletter-thanks']);
    const elsewhere = await postForm(address, { email: reader, page: 'https://evil.example/' });
    expect(elsewhere.headers.location).toBe('/newsletter#newsletter-thanks');
    const bad = await postForm(address, { email: 'reader@@example"><b>', page: '/newsletter' });
    expect([bad.status, JSON.parse(bad.text)]).toEqual([
      400,
      {
        path: '/newsletter',
        messages: ['form-wrong'],
        fields: { email: 'reader@@example"><b>' },
      },
    ]);
  });
});
