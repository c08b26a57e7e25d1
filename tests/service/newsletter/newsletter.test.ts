import { takeRolling } from '@/server/attempts/attempts';
import { day, hour, minute } from '@/server/clock';
import { pruneOld } from '@/tests/fixtures/database/pruneOld';
import { postForm } from '../site/ask';
import { openLists } from './openLists';

const reader = 'reader@example.org';
const { site, press, mails, links, newsletter, rowsOf } = openLists();
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
