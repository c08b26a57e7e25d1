import type { RequestListener } from 'node:http';
import { shippedPosts } from '@/lib/content/company/posts';
import { shippedOffers } from '@/lib/content/company/shippedOffers';
import { Posts } from '@/lib/contract/blogPosts';
import { OffersResponse } from '@/lib/contract/jobOffers';
import { minute } from '@/server/clock';
import type { Config } from '@/server/config/config';
import { makeRoleFeed } from '@/server/jobs/roleFeed';
import { holdTimeLimits } from '@/tests/fixtures/heldTimeLimits';
import { openForAllTests } from '@/tests/fixtures/openForAllTests';
import { listen } from '@/tests/fixtures/service/apiServer';
import { openForEachTest } from '@/tests/fixtures/service/openForEachTest';
import { openServiceSite, openSite } from '@/tests/fixtures/service/serviceSite';
import { until } from '@/tests/fixtures/until';
import { ask } from './ask';

/** What a hiring system, or a blog, that we read does with a question. */
let behave: RequestListener;
/** What was asked of the one of this test: a question of the one before may still be under way. */
let asked: string[] = [];
let path = '';
let tests = 0;
const upstream = openForAllTests(() =>
  listen((request, response) => {
    if (request.url?.startsWith(path)) asked.push(request.url);
    behave(request, response);
  }),
);

function openReader(configOf: (address: string) => Partial<Config>) {
  return openForEachTest(() => {
    tests += 1;
    path = `/${tests}/`;
    asked = [];
    return openSite(configOf(upstream.origin + path));
  });
}

function answer(body: unknown): RequestListener {
  return (_, response) => {
    response.setHeader('content-type', 'application/json');
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  };
}

describe('open roles', () => {
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
  const site = openReader((jobsUpstream) => ({ jobsUpstream }));
  async function roles({ origin } = site) {
    const { status, headers, text } = await ask(`${origin}/jobs.js`);
    return { status, headers, body: JSON.parse(text) };
  }

  it('are those that we ship when there is no feed', async () => {
    const plain = await openSite();
    const { status, headers, body } = await roles(plain);
    expect([status, headers['cache-control']]).toEqual([200, 'public, max-age=300']);
    expect(OffersResponse.parse(body).offers).toEqual(shippedOffers);
    await plain.close();
  });

  it('of a feed are told as plain text, and it is asked once in five minutes', async () => {
    behave = answer({ offers: [good] });
    const answers = await Promise.all(Array.from({ length: 12 }, roles));
    expect(answers.map(({ status }) => status)).toEqual(Array(12).fill(200));
    expect(asked.length).toBe(1);
    expect(OffersResponse.parse(answers[0]?.body).offers[0]).toMatchObject({
      id: 7,
      title: 'Engineer (Remote)',
      created_at: '2026-05-01T10:00:00.000Z',
      salary: { min: 100000, max: 120000, currency: 'USD' },
      description: 'You build things & mend them.\nDaily.',
      requirements: 'Care\nPatience',
    });
  });

  it('are the same list while the feed says the same, so that what was made of it can be kept, too', async () => {
    const roleFeed = makeRoleFeed(site.services);
    const listOfNextRound = async () => {
      const before = asked.length;
      // The question of the round before may still be under way: after it, the list has to grow old once more.
      await until('the feed to be asked', async () => {
        site.services.clock.advance(6 * minute);
        roleFeed.fromFeed();
        return asked.length > before || null;
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

  it('are unavailable while the feed has never answered, to readers and in the log', async () => {
    behave = (_, response) => response.writeHead(500).end();
    const { status, headers, body } = await roles();
    expect([status, headers['retry-after'], body.error]).toEqual([503, '15', 'service_unavailable']);
    const told = site.services.logLines.filter((line) => line.includes('feed of open roles'));
    expect(told.map((line) => JSON.parse(line).err.status)).toEqual([500]);
  });

  it('are not waited for long when the feed hangs', async () => {
    behave = () => {};
    await holdTimeLimits(async ({ set, pass }) => {
      const answer = roles();
      await until('the feed to be asked', async () => asked.length > 0 || null);
      expect(set).toEqual([2500]);
      pass();
      expect((await answer).status).toBe(503);
    });
  });

  it('lack one that could harm a reader, and have the others', async () => {
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
    const { body } = await roles();
    expect(body.offers.map(({ id, salary }: { id: number; salary: unknown }) => [id, salary])).toEqual([
      [7, null],
      [8, null],
    ]);
    expect(OffersResponse.safeParse(body).success).toBe(true);
  });

  it('come from no feed that leads elsewhere, floods us or talks nonsense', async () => {
    const hostile: RequestListener[] = [
      (_, response) => response.writeHead(302, { location: `${upstream.origin}/elsewhere` }).end(),
      answer(`{"offers":["${'x'.repeat(2 * 1024 * 1024)}"]}`),
      answer('<!doctype html>'),
      answer({ offers: 'none' }),
      answer(null),
    ];
    for (const listener of hostile) {
      behave = listener;
      const before = asked.length;
      expect((await roles()).status).toBe(503);
      expect(asked.length).toBe(before + 1);
      site.services.clock.advance(minute);
    }
  });
});

describe('posts of the blog', () => {
  const good = {
    id: '64b0',
    slug: 'good',
    title: 'A good post',
    url: 'https://blog.example/good/',
    feature_image: 'https://pictures.example/good.png?a=1&b=2',
    published_at: '2026-05-01T10:00:00.000+02:00',
    excerpt: 'Good.',
    reading_time: 3,
    tags: [{ name: 'News', slug: 'news', visibility: 'public' }],
  };

  async function postsOf({ origin }: { origin: string }, query = '') {
    const { status, headers, text } = await ask(`${origin}/api/content/posts${query}`);
    return { status, headers, body: JSON.parse(text) };
  }

  describe('without a blog behind the site', () => {
    const site = openServiceSite();
    const posts = (query?: string) => postsOf(site, query);

    it('answers the posts we ship in the shape of Ghost, newest first', async () => {
      const { status, headers, body } = await posts();
      expect(status).toBe(200);
      expect(headers['cache-control']).toBe('public, max-age=300');
      const { posts: list, meta } = Posts.parse(body);
      expect(list.map(({ slug }) => slug)).toEqual(shippedPosts.map(({ slug }) => slug));
      const total = shippedPosts.length;
      expect(meta.pagination).toEqual({ page: 1, limit: 15, pages: 1, total, next: null, prev: null });
      const dates = list.map(({ published_at }) => Date.parse(published_at ?? ''));
      expect(dates).toEqual([...dates].sort((one, other) => other - one));
    });

    it('pages, and gives exactly the fields that were asked for', async () => {
      const { body } = await posts('?limit=3&page=2&fields=title,url&include=tags');
      expect(Object.keys(body.posts[0]).sort()).toEqual(['primary_tag', 'tags', 'title', 'url']);
      expect(body.posts[0].title).toBe(shippedPosts[3]?.title);
      expect(body.meta.pagination).toMatchObject({ page: 2, limit: 3, next: 3, prev: 1 });
      const { body: plain } = await posts('?limit=1&fields=title');
      expect(plain.posts).toEqual([{ title: shippedPosts[0]?.title }]);
      expect((await posts('?limit=all')).body.posts).toHaveLength(shippedPosts.length);
      expect((await posts('?page=900')).body.posts).toEqual([]);
    });

    it('says what is wrong with a question, in our shape and in Ghost’s', async () => {
      for (const query of [
        '?limit=0',
        '?limit=101',
        '?limit=-1',
        '?limit=1e2',
        '?page=0',
        '?fields=password',
      ]) {
        const { status, body } = await posts(query);
        expect([query, status, body.error]).toEqual([query, 400, 'invalid_request']);
        expect(body.errors).toEqual([{ message: expect.stringMatching(/must/), type: 'BadRequestError' }]);
      }
    });
  });

  describe('with one', () => {
    const site = openReader((address) => ({
      blogUpstream: `${address}?key=abc`,
      imageHosts: ['pictures.example'],
    }));
    const posts = (query?: string) => postsOf(site, query);

    it('shows its posts, sorts them, and lets pictures come through this site', async () => {
      const older = { ...good, slug: 'older', published_at: '2025-05-01T10:00:00Z', feature_image: null };
      behave = answer({ posts: [older, good], meta: {} });
      const { body } = await posts('?include=tags');
      expect(Posts.parse(body).posts.map(({ slug }) => slug)).toEqual(['good', 'older']);
      expect(body.posts[0].feature_image).toBe(
        '/iu/?u=https%3A%2F%2Fpictures.example%2Fgood.png%3Fa%3D1%26b%3D2&w=640',
      );
      expect(body.posts[0].primary_tag).toEqual({ name: 'News', slug: 'news' });
      expect(body.posts[1].feature_image).toBeNull();
      expect(asked).toEqual([`${path}?key=abc&limit=100&include=tags`]);
    });

    it('says so plainly when the blog has never answered, and in the log', async () => {
      behave = (_, response) => response.writeHead(500).end('no');
      const { status, headers, body } = await posts();
      expect([status, headers['retry-after'], headers['cache-control']]).toEqual([503, '15', 'no-store']);
      expect(body).toEqual({
        error: 'service_unavailable',
        errors: [{ message: 'The blog does not answer.', type: 'MaintenanceError' }],
      });
      const told = site.services.logLines.filter((line) => line.includes('the blog is unavailable'));
      expect(told.map((line) => JSON.parse(line).err.status)).toEqual([500]);
    });

    it('drops a post that could harm a reader, and keeps the others', async () => {
      const bad = [
        { ...good, url: 'javascript:alert(1)' },
        { ...good, url: 'https://blog.example/"onclick=' },
        { ...good, title: '' },
        { ...good, title: 'x'.repeat(400) },
        { ...good, published_at: 'yesterday' },
        { ...good, published_at: undefined },
        null,
        'post',
      ];
      const local = {
        ...good,
        slug: 'local',
        feature_image: 'https://127.0.0.1/private.png',
        tags: [7, null],
      };
      behave = answer({ posts: [...bad, good, local] });
      const { body } = await posts('?include=tags');
      expect(body.posts.map((post: { slug: string }) => post.slug)).toEqual(['good', 'local']);
      expect(body.posts[1]).toMatchObject({ feature_image: null, tags: [], primary_tag: null });
    });
  });
});
