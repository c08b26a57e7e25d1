import { oldAccountRows } from '@/server/accounts/oldAccountRows';
import { takeRolling } from '@/server/attempts/attempts';
import { day, hour, minute } from '@/server/clock';
import { deliverDueMails } from '@/server/mail/queue/worker';
import { confirmedReaders } from '@/server/newsletter/confirmedReaders';
import { unconfirmedSubscribers } from '@/server/newsletter/subscribers';
import { pruneInBatches } from '@/server/store/pruneInBatches';
import { openForEachTest } from '@/tests/fixtures/service/openForEachTest';
import { openSite } from '@/tests/fixtures/site/openSite';
import { ask, postForm, postJson } from '../site/ask';

const reader = 'reader@example.org';

describe('the newsletter', () => {
  const site = openForEachTest(() => openSite());

  const address = () => `${site.origin}/newsletter/subscription/subscribe`;
  const subscribe = (email: string, headers?: Record<string, string>) =>
    postJson(address(), { email }, headers);
  const rows = () => site.services.database.selectFrom('newsletter_subscribers').selectAll().execute();
  const confirmed = async () => (await rows()).filter((row) => row.confirmed_at !== null).length;

  async function mails() {
    await deliverDueMails(site.services);
    return site.services.mails;
  }

  /** The links of the newest mail, at the site under test. */
  async function links() {
    const mail = (await mails()).at(-1);
    const here = (url = '') => site.origin + url.slice(new URL(url).origin.length);
    return {
      confirm: here(/http\S+\/newsletter\/confirm\?token=\S+/.exec(mail?.text ?? '')?.[0]),
      unsubscribe: here(/<(.+)>/.exec(mail?.headers?.['List-Unsubscribe'] ?? '')?.[1]),
    };
  }
  const press = (link: string, body = '') =>
    ask(link, { method: 'POST', headers: { 'content-type': 'application/x-www-form-urlencoded' }, body });

  it('asks the address for its yes, and takes it once the button is pressed, not when a mail scanner opens a link', async () => {
    const answer = await subscribe(` ${reader.toUpperCase()} `);
    expect([answer.status, JSON.parse(answer.text)]).toEqual([200, { status: 'confirmation_sent' }]);
    expect(await confirmed()).toBe(0);
    const { confirm, unsubscribe } = await links();
    expect(site.services.mails[0]).toMatchObject({ to: reader });
    for (const link of [confirm, unsubscribe])
      for (const method of ['GET', 'HEAD', 'OPTIONS']) expect((await ask(link, { method })).status).toBe(405);
    expect([(await rows()).length, await confirmed()]).toEqual([1, 0]);
    const { status, headers } = await press(confirm);
    expect([status, headers.location]).toEqual([303, '/newsletter/confirmed']);
    expect(await confirmed()).toBe(1);
    expect((await press(confirm)).headers.location).toBe('/newsletter/confirmed');
    expect(await confirmed()).toBe(1);
  });

  it('writes one mail for twenty presses at once, and one more after ten minutes', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => subscribe(reader)));
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect(await mails()).toHaveLength(1);
    const first = await links();
    site.services.clock.advance(10 * minute);
    await Promise.all(Array.from({ length: 5 }, () => subscribe(reader)));
    expect(await mails()).toHaveLength(2);
    expect(await rows()).toHaveLength(1);
    // Every mail about the same request holds a working link.
    expect((await press(first.confirm)).headers.location).toBe('/newsletter/confirmed');
  });

  it('lets a stranger send no more than three mails a day to an address, and four in all', async () => {
    for (let round = 0; round < 24; round += 1) {
      expect((await subscribe(reader)).status).toBe(200);
      site.services.clock.advance(11 * minute);
    }
    expect(await mails()).toHaveLength(3);
    expect((await rows())[0]).toMatchObject({ mails: 4 });
  });

  it('155. L16: leaving and joining again does not add to those four', async () => {
    for (let round = 0; round < 12; round += 1) {
      expect((await subscribe(reader)).status).toBe(200);
      await press((await links()).unsubscribe);
      site.services.clock.advance(9 * hour);
    }
    expect(await mails()).toHaveLength(4);
    expect(await rows()).toEqual([]);
    const counters = await site.services.database.selectFrom('counters').selectAll().execute();
    expect(JSON.stringify(counters)).not.toContain(reader);
  });

  it('155. L16: nor does leaving while the next request comes in', async () => {
    for (let round = 0; round < 8; round += 1) {
      await subscribe(reader);
      const { unsubscribe } = await links();
      await Promise.all([press(unsubscribe), subscribe(reader), press(unsubscribe), subscribe(reader)]);
      site.services.clock.advance(9 * hour);
    }
    expect((await mails()).length).toBeLessThanOrEqual(4);
  });

  it('155. whoever left is welcome back, and what was remembered goes after a week', async () => {
    await subscribe(reader);
    const first = await links();
    await press(first.confirm);
    await press(first.unsubscribe);
    await subscribe(reader);
    const second = await links();
    expect(second.confirm).not.toBe(first.confirm);
    expect((await press(second.confirm)).headers.location).toBe('/newsletter/confirmed');
    await press(second.unsubscribe);
    site.services.clock.advance(7 * day + 1);
    await pruneInBatches(site.services, oldAccountRows(site.services.clock.now()));
    expect(await site.services.database.selectFrom('counters').selectAll().execute()).toEqual([]);
  });

  it('answers known and unknown addresses alike, and writes nothing to one that is on the list', async () => {
    await subscribe(reader);
    await press((await links()).confirm);
    site.services.clock.advance(day);
    const [known, unknown] = [await subscribe(reader), await subscribe('other@example.org')];
    expect([known.status, known.text]).toEqual([unknown.status, unknown.text]);
    expect((await mails()).map(({ to }) => to)).toEqual([reader, 'other@example.org']);
  });

  it('the mails that strangers may still send to an address do not tell whether it is on the list', async () => {
    await subscribe(reader, { 'accept-language': 'de' });
    const { confirm, unsubscribe } = await links();
    await press(confirm);
    /** How many codes can be mailed to it after so many requests, ten minutes apart. */
    const leftAfter = async (email: string, requests: number) => {
      for (let request = 0; request < requests; request += 1) {
        expect((await subscribe(email)).status).toBe(200);
        site.services.clock.advance(10 * minute);
      }
      const budget = { limit: 'mails-a-day', subject: email } as const;
      const [taken] = await takeRolling(site.services.database, site.services, [budget]);
      return taken?.attempt ? taken.left : 'none';
    };
    for (const requests of [1, 6]) {
      site.services.clock.advance(8 * day);
      await pruneInBatches(site.services, unconfirmedSubscribers(site.services.clock.now()));
      expect(await leftAfter(reader, requests)).toBe(await leftAfter('other@example.org', requests));
    }
    expect((await mails()).filter(({ to }) => to === reader)).toHaveLength(1);
    expect((await rows()).find(({ email }) => email === reader)).toMatchObject({ locale: 'de' });
    // Nor do they keep its reader from leaving and coming back.
    await press(unsubscribe);
    site.services.clock.advance(day);
    await subscribe(reader);
    expect((await mails()).filter(({ to }) => to === reader)).toHaveLength(2);
  });

  it('takes an address off the list by the button of the page or of the mail program', async () => {
    await subscribe(reader);
    const { confirm, unsubscribe } = await links();
    await press(confirm);
    expect((await mails())[0]?.headers).toMatchObject({
      'List-Unsubscribe': expect.stringMatching(/^<http\S+\/newsletter\/unsubscribe\?token=\S+>$/),
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
    const oneClick = await press(unsubscribe, 'List-Unsubscribe=One-Click');
    expect(oneClick.status).toBe(200);
    expect(await rows()).toEqual([]);
    const again = await press(unsubscribe);
    expect([again.status, again.headers.location]).toEqual([303, '/newsletter/unsubscribed']);
    expect((await press(confirm)).headers.location).toBe('/newsletter/expired');
    await subscribe(reader);
    expect(await confirmed()).toBe(0);
  });

  it('refuses links that were not made for it', async () => {
    await subscribe(reader);
    const { confirm, unsubscribe } = await links();
    const token = new URL(unsubscribe).searchParams.get('token') ?? '';
    const forged = [
      '',
      'x',
      token,
      `${token.slice(0, 36)}.${'A'.repeat(43)}`,
      (new URL(confirm).searchParams.get('token') ?? '').slice(0, -2),
    ];
    for (const one of forged) {
      const { headers } = await press(`${site.origin}/newsletter/confirm?token=${encodeURIComponent(one)}`);
      expect([one, headers.location]).toEqual([one, '/newsletter/expired']);
    }
    expect(await confirmed()).toBe(0);
  });

  it('keeps no token and forgets an address that never said yes after seven days', async () => {
    await subscribe(reader);
    const { confirm } = await links();
    const stored = JSON.stringify([
      await rows(),
      await site.services.database.selectFrom('outbox').selectAll().execute(),
    ]);
    expect(stored).not.toContain(new URL(confirm).searchParams.get('token')?.split('.')[1]);
    await subscribe('kept@example.org');
    await press((await links()).confirm);
    site.services.clock.advance(7 * day);
    expect((await press(confirm)).headers.location).toBe('/newsletter/expired');
    await subscribe('new@example.org');
    expect(await pruneInBatches(site.services, unconfirmedSubscribers(site.services.clock.now()))).toBe(1);
    expect((await rows()).map(({ email }) => email).sort()).toEqual(['kept@example.org', 'new@example.org']);
  });

  it('writes in the language of the visitor, and lists everyone who confirmed for the sender, each once, with a link that unsubscribes them', async () => {
    await subscribe(reader, { 'accept-language': 'de' });
    await press((await links()).confirm);
    expect((await mails())[0]?.subject).toBe('Bitte bestätigen Sie Ihre Newsletter-Anmeldung');
    await subscribe('unconfirmed@example.org');
    const others = Array.from({ length: 1200 }, () => {
      const id = site.services.random.uuid();
      return { id, email: `${id}@example.org`, locale: 'en', requested_at: 1, mails: 1, confirmed_at: 2 };
    });
    for (const half of [others.slice(0, 600), others.slice(600)])
      await site.services.database.insertInto('newsletter_subscribers').values(half).execute();
    const list: { email: string; locale: string; unsubscribeUrl: string }[] = [];
    for await (const one of confirmedReaders(site.services)) list.push(one);
    expect(list.map(({ email }) => email).sort()).toEqual(
      [reader, ...others.map(({ email }) => email)].sort(),
    );
    const listed = list.find(({ email }) => email === reader);
    expect(listed?.locale).toBe('de');
    const { pathname, search } = new URL(listed?.unsubscribeUrl ?? '');
    expect((await press(site.origin + pathname + search, 'List-Unsubscribe=One-Click')).status).toBe(200);
    expect((await rows()).map(({ email }) => email)).not.toContain(reader);
  });

  it('leads a form without script back to its page, and gives a refused address back', async () => {
    const good = await postForm(address(), { email: reader, page: '/about' });
    expect([good.status, good.headers.location]).toEqual([303, '/about#newsletter-thanks']);
    const elsewhere = await postForm(address(), { email: reader, page: 'https://evil.example/' });
    expect(elsewhere.headers.location).toBe('/newsletter#newsletter-thanks');
    const bad = await postForm(address(), { email: 'reader@@example"><b>', page: '/newsletter' });
    expect([bad.status, JSON.parse(bad.text)]).toEqual([
      400,
      {
        path: '/newsletter',
        messages: ['form-wrong'],
        fields: { email: 'reader@@example"><b>' },
      },
    ]);
  });

  it('says what is wrong to a machine', async () => {
    const { status, text } = await subscribe('a@example.org\r\nBcc: x@y.z');
    expect([status, JSON.parse(text).error]).toEqual([400, 'invalid_email_address']);
    site.services.acceptsMail = async () => false;
    expect(JSON.parse((await subscribe('a@no-mail.example')).text).error).toBe('failed_mx_check');
    expect(JSON.parse((await subscribe(reader, { 'sec-fetch-site': 'cross-site' })).text).error).toBe(
      'cross_site_request',
    );
    expect(await rows()).toEqual([]);
  });

  it('holds a network of a live site to twenty addresses an hour', async () => {
    site.services.config = { ...site.services.config, mode: 'live' };
    for (let count = 0; count < 20; count += 1)
      expect((await subscribe(`reader-${count}@example.org`)).status).toBe(200);
    const refused = await subscribe('one-more@example.org');
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, '3600']);
  });
});
