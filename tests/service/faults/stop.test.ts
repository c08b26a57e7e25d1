import { request } from 'node:http';
import { openDatabase } from '@/server/store/open';
import { emptyDatabase } from '../../fixtures/database/databases';
import { type Site, startSite } from '../../fixtures/site/site';
import { until } from '../../fixtures/until';

let site: Site;
let place: Awaited<ReturnType<typeof emptyDatabase>>;
beforeAll(async () => {
  place = await emptyDatabase();
  site = await startSite({ DATABASE_URL: place.config.url });
});
afterAll(async () => {
  await site?.close();
  await place?.remove();
});

it('104. asked to end, and asked again as by Ctrl+C, it takes no new connection, finishes what is under way, writes its counts and exits with 0', async () => {
  await fetch(`${site.origin}/t/page_home_impression`);
  // A call whose body is half sent when the signal comes.
  const body = JSON.stringify({ email: 'late@example.org' });
  const underWay = startCall('/newsletter/subscription/subscribe', body);
  await underWay.begun;
  const stopped = site.stop();
  await until('the site to take no connection', async () =>
    (await fetch(`${site.origin}/health`).catch(() => null)) === null ? true : null,
  );
  process.kill(site.pid(), 'SIGTERM');
  underWay.finish();
  expect((await underWay.answer).statusCode).toBe(200);
  expect(await stopped).toBe(0);

  const database = openDatabase(place.config, () => {});
  const counts = await database.selectFrom('event_counts').select(['event', 'count']).execute();
  const held = await database
    .selectFrom('outbox')
    .select('id')
    .where('lease_until', 'is not', null)
    .execute();
  await database.destroy();
  expect(counts).toEqual([{ event: 'page_home_impression', count: 1 }]);
  expect(held).toEqual([]);
});

function startCall(path: string, body: string) {
  const half = Math.floor(body.length / 2);
  const sent = request(`${site.origin}${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'content-length': body.length,
      origin: site.origin,
      // The site says so when it has read the head of the call.
      expect: '100-continue',
    },
  });
  const answer = new Promise<{ statusCode?: number }>((resolve, reject) => {
    sent.on('response', (response) => resolve(response.resume()));
    sent.on('error', reject);
  });
  const begun = new Promise<void>((resolve) => {
    sent.on('continue', () => sent.write(body.slice(0, half), () => resolve()));
  });
  sent.flushHeaders();
  return { begun, answer, finish: () => sent.end(body.slice(half)) };
}
