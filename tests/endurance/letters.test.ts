import { openDatabase } from '@/server/store/open';
import { startMailServer } from '@/tests/fixtures/mail/mailServer';
import { openForAllTests } from '@/tests/fixtures/openForAllTests';
import { startSite } from '../fixtures/site/site';
import { until } from '../fixtures/until';
import { addReaders, written } from '../service/letters/readers';

jest.setTimeout(600_000);

const readers = 2000;
/** How many mails have arrived when the process is killed, each time. */
const kills = [500, 1200];
/** How many mails of letters a process hands over at once. */
const atOnce = 2;
/** Longer than a worker keeps a mail to itself, in seconds. */
const mailTurn = 120;
const token = 'token-of-the-operators';

const held = openForAllTests(async () => {
  const mailServer = await startMailServer();
  const site = await startSite({ SMTP_URL: mailServer.url, OPS_TOKEN: token, LETTERS_PER_MINUTE: '6000' });
  const database = openDatabase({ url: site.databaseUrl, poolSize: 1 }, () => {});
  return {
    ...{ site, mailServer, database },
    close: async () => {
      await database.destroy();
      await site.close();
      await mailServer.close();
    },
  };
});

/** Posts a form as an operator who has signed in. @returns where it leads */
async function post(path: string, fields: Record<string, string>): Promise<string> {
  const submit = (to: string, body: Record<string, string>, cookie = '') =>
    fetch(held.site.origin + to, {
      method: 'POST',
      headers: { cookie },
      body: new URLSearchParams(body),
      redirect: 'manual',
    });
  const entered = await submit('/ops', { token });
  const answer = await submit(path, fields, entered.headers.get('set-cookie')?.split(';')[0]);
  expect(answer.status).toBe(303);
  return answer.headers.get('location')?.split('?')[0] ?? '';
}

it('98. killed twice while it sends a newsletter, the site goes on by itself, and each reader gets one', async () => {
  const { site, mailServer, database } = held;
  const expected = await addReaders({ database, now: Date.now() }, readers);
  const letter = await post('/ops/letters', { kind: 'newsletter' });
  await post(`${letter}/save`, { version: '1', ...written() });
  await post(`${letter}/send`, { version: '2', reason: 'monthly issue' });
  for (const arrived of kills) {
    await until('mails', async () => mailServer.mails.length >= arrived || null);
    await site.kill();
    await site.start();
  }
  const row = () => database.selectFrom('letters').selectAll().executeTakeFirstOrThrow();
  await until('the last batch', async () => (await row()).state === 'sent' || null);
  // What was being handed over when the process died waits for its turn to be given up.
  await site.turnClock(mailTurn);
  const reached = () => new Set(mailServer.mails.flatMap(({ to }) => to));
  await until('every reader', async () => reached().size === readers || null);

  expect([...reached()].sort()).toEqual(expected.sort());
  // A mail that was accepted in the moment of a kill comes again as the same one, which its receiver drops.
  const letters = new Set(mailServer.mails.map(({ messageId }) => messageId));
  expect(letters.size).toBe(readers);
  expect(mailServer.mails.length - readers).toBeLessThanOrEqual(kills.length * atOnce);
  const { position, counts } = await row();
  expect([position, JSON.parse(counts)]).toEqual(['', { en: 500, de: 500, fr: 500, es: 500 }]);
});
