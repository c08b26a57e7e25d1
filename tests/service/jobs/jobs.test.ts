import type { RequestListener } from 'node:http';
import { shippedOffers } from '@/lib/content/company/shippedOffers';
import { OffersResponse } from '@/lib/contract/jobOffers';
import { minute } from '@/server/clock';
import { makeRoleFeed } from '@/server/jobs/roleFeed';
import { holdTimeLimits } from '@/tests/fixtures/heldTimeLimits';
import { listen, type TestServer } from '@/tests/fixtures/service/apiServer';
import { createServices, type TestServices } from '@/tests/fixtures/service/services';
import { serveSiteCalls } from '@/tests/fixtures/site/siteServer';
import { until } from '@/tests/fixtures/until';
import { ask } from '../site/ask';

let services: TestServices;
let site: TestServer;
let feed: TestServer;
let behave: RequestListener;
let asked = 0;
/** Each test has a feed of its own: a question of the one before may still be under way. */
let feedPath = 0;

beforeAll(async () => {
  feed = await listen((request, response) => {
    if (request.url === `/${feedPath}`) asked += 1;
    behave(request, response);
  });
});
afterAll(() => feed.close());

async function start(jobsUpstream: string | null): Promise<void> {
  asked = 0;
  services = await createServices({ jobsUpstream });
  site = await serveSiteCalls(services);
}
afterEach(async () => {
  await site.close();
  await services.dispose();
});

async function jobs() {
  const { status, headers, text } = await ask(`${site.origin}/jobs.js`);
  return { status, headers, body: JSON.parse(text) };
}

function answer(body: unknown): RequestListener {
  return (_, response) => {
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  };
}

const good = {
  id: 7,
  title: 'Engineer (Remote)',
  department: 'Engineering',
  careers_url: 'https://jobs.example/o/engineer',
  careers_apply_url: 'https://jobs.example/o/engineer/c/new',
  created_at: '2026-05-01 10:00:00 UTC',
  remote: true,
  salary: { min: '100000', max: '120000', period: 'year', currency: 'USD' },
  description: '<p>You build <b>things</b> &amp; mend&nbsp;them.</p><script>alert(1)</script><p>Daily.</p>',
  requirements: '<ul><li>Care</li><li>Patience</li></ul>',
};

it('tells the roles we ship when there is no feed', async () => {
  await start(null);
  const { status, headers, body } = await jobs();
  expect([status, headers['cache-control']]).toEqual([200, 'public, max-age=300']);
  expect(OffersResponse.parse(body).offers).toEqual(shippedOffers);
  expect((await ask(`${site.origin}/jobs.js`, { method: 'POST' })).status).toBe(405);
});

describe('with a feed', () => {
  beforeEach(() => {
    feedPath += 1;
    return start(`${feed.origin}/${feedPath}`);
  });

  it('tells its roles as plain text, and asks it once in five minutes', async () => {
    behave = answer({ offers: [good] });
    const answers = await Promise.all(Array.from({ length: 12 }, jobs));
    expect(answers.map(({ status }) => status)).toEqual(Array(12).fill(200));
    expect(asked).toBe(1);
    expect(OffersResponse.parse(answers[0]?.body).offers[0]).toMatchObject({
      id: 7,
      title: 'Engineer (Remote)',
      created_at: '2026-05-01T10:00:00.000Z',
      salary: { min: 100000, max: 120000, currency: 'USD' },
      description: 'You build things & mend them.\nDaily.',
      requirements: 'Care\nPatience',
    });
  });

  it('keeps the same list while the feed says the same, so that what was made of it can be kept, too', async () => {
    const roleFeed = makeRoleFeed(services);
    const listOfNextRound = async () => {
      const before = asked;
      // The question of the round before may still be under way: after it, the list has to grow old once more.
      await until('the feed to be asked', async () => {
        services.clock.advance(6 * minute);
        roleFeed.fromFeed();
        return asked > before || null;
      });
      return roleFeed.read();
    };
    behave = answer({ offers: [good] });
    const first = await roleFeed.read();
    // A stale list is told while a newer one is fetched, so each is told one round later.
    await listOfNextRound();
    expect(await listOfNextRound()).toBe(first);
    expect(roleFeed.fromFeed()).toBe(first);
    behave = answer({ offers: [{ ...good, title: 'Engineer' }] });
    await until('the changed list', async () => (await listOfNextRound()) !== first || null);
    expect(roleFeed.fromFeed()).toMatchObject([{ title: 'Engineer' }]);
  });

  it('says so when the feed has never answered, to readers and in the log', async () => {
    behave = (_, response) => response.writeHead(500).end();
    const { status, headers, body } = await jobs();
    expect([status, headers['retry-after'], body.error]).toEqual([503, '15', 'service_unavailable']);
    const told = services.logLines.filter((line) => line.includes('feed of open roles'));
    expect(told.map((line) => JSON.parse(line).err.status)).toEqual([500]);
  });

  it('does not wait long for a feed that hangs', async () => {
    behave = () => {};
    await holdTimeLimits(async ({ set, pass }) => {
      const answer = jobs();
      await until('the feed to be asked', async () => asked > 0 || null);
      expect(set).toEqual([2500]);
      pass();
      expect((await answer).status).toBe(503);
    });
  });

  it('leaves out a role that could harm a reader, and keeps the others', async () => {
    const bad = [
      { ...good, careers_apply_url: 'javascript:alert(1)' },
      { ...good, careers_url: 'https://jobs.example/"onclick=' },
      { ...good, title: '' },
      { ...good, id: '7' },
      null,
      'role',
    ];
    const bare = {
      id: 8,
      title: 'Bare',
      careers_url: 'https://jobs.example/b',
      careers_apply_url: 'https://jobs.example/b/a',
    };
    behave = answer({ offers: [...bad, { ...good, salary: { min: 'much' } }, bare] });
    const { body } = await jobs();
    expect(body.offers.map(({ id, salary }: { id: number; salary: unknown }) => [id, salary])).toEqual([
      [7, null],
      [8, null],
    ]);
    expect(OffersResponse.safeParse(body).success).toBe(true);
  });

  it('is not led elsewhere, flooded or fed with nonsense', async () => {
    const hostile: RequestListener[] = [
      (_, response) => response.writeHead(302, { location: `${feed.origin}/elsewhere` }).end(),
      answer(`{"offers":["${'x'.repeat(2 * 1024 * 1024)}"]}`),
      answer('<!doctype html>'),
      answer({ offers: 'none' }),
      answer(null),
    ];
    for (const listener of hostile) {
      behave = listener;
      const before = asked;
      expect((await jobs()).status).toBe(503);
      expect(asked).toBe(before + 1);
      services.clock.advance(minute);
    }
  });
});
