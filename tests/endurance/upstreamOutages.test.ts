import { setTimeout as pause } from 'node:timers/promises';
import { minute } from '@/server/clock';
import { ownTime } from '../fixtures/ownTime';
import { listen, type TestServer } from '../fixtures/service/apiServer';
import { type Site, startSite } from '../fixtures/site/site';
import { until } from '../fixtures/until';
import { startWire, type Wire } from '../fixtures/wire';

jest.setTimeout(300_000);

/** How long the upstreams are away, in milliseconds. */
const outage = 30_000;
/** The pace of the load, in milliseconds: a visitor between two rounds of calls. */
const betweenRounds = 250;
/** Every call is answered within this, in milliseconds: suggestions give up after 800, the rest has a copy. */
const answerLimit = 2500;
let title: string;
let feed: TestServer;
let wire: Wire;
let site: Site;

beforeEach(async () => {
  title = 'before';
  feed = await listen((request, response) => {
    const path = request.url ?? '';
    response.setHeader('content-type', 'application/json');
    if (path.startsWith('/suggest')) response.end(JSON.stringify([{ phrase: title }]));
    else if (path.startsWith('/jobs')) response.end(JSON.stringify({ offers: [offer()] }));
    else response.end(JSON.stringify({ posts: [post()] }));
  });
  wire = await startWire(feed.port);
  const upstream = `http://127.0.0.1:${wire.port}`;
  site = await startSite({
    SUGGEST_UPSTREAM: `${upstream}/suggest`,
    JOBS_UPSTREAM: `${upstream}/jobs`,
    BLOG_UPSTREAM: `${upstream}/posts/?key=abc`,
  });
});
afterEach(async () => {
  await site?.close();
  await wire?.close();
  await feed?.close();
});

const offer = () => ({
  id: 7,
  title,
  department: 'Engineering',
  careers_url: 'https://jobs.example/o/engineer',
  careers_apply_url: 'https://jobs.example/o/engineer/c/new',
  created_at: '2026-05-01 10:00:00 UTC',
  remote: true,
  salary: { min: '100000', max: '120000', period: 'year', currency: 'USD' },
  description: '<p>You mend things.</p>',
  requirements: '<p>Care</p>',
});

const post = () => ({
  id: '64b0',
  slug: 'news',
  title,
  url: 'https://blog.example/news/',
  published_at: '2026-05-01T10:00:00.000+02:00',
  excerpt: 'News.',
  reading_time: 3,
  tags: [],
});

const copies = ['/jobs.js', '/api/content/posts'] as const;

/** What a call answers: its status, whether the upstream's words of that time are in it, and how long it took. */
async function ask(path: string, words = title) {
  let status = 0;
  let text = '';
  const took = await ownTime(async () => {
    const answer = await fetch(site.origin + path);
    status = answer.status;
    text = await answer.text();
  });
  return { status, told: text.includes(words), took };
}

it.each(['gone', 'hanging'] as const)(
  '103. upstreams %s for half a minute under load: copies stay, suggestions say so, and all is new again',
  async (manner) => {
    for (const path of copies) expect(await ask(path)).toMatchObject({ status: 200, told: true });
    expect(await ask('/ac?q=be')).toMatchObject({ status: 200, told: true });

    if (manner === 'gone') await wire.cut();
    else wire.hang();
    title = 'afterward';
    const deadline = Date.now() + outage;
    const slowest = await Promise.all(
      Array.from({ length: 8 }, async (_, worker) => {
        let most = 0;
        while (Date.now() < deadline) {
          // A copy grows old meanwhile, so that the feeds are asked for and not answered.
          if (worker === 0) await site.turnClock((6 * minute) / 1000);
          for (const path of copies) {
            const answer = await ask(path, 'before');
            expect(answer).toMatchObject({ status: 200, told: true });
            most = Math.max(most, answer.took);
          }
          const suggestions = await ask('/ac?q=be');
          expect(suggestions).toMatchObject({ status: 503, told: false });
          expect((await ask('/')).status).toBe(200);
          most = Math.max(most, suggestions.took);
          await pause(betweenRounds);
        }
        return most;
      }),
    );
    expect(Math.max(...slowest)).toBeLessThan(answerLimit);

    await wire.restore();
    await site.turnClock((6 * minute) / 1000);
    for (const path of [...copies, '/ac?q=be']) {
      await until(path, async () => ((await ask(path)).told ? true : null));
    }
  },
);
