import type { IncomingMessage, ServerResponse } from 'node:http';
import { shippedPosts } from '@/lib/content/company/posts';
import { Posts } from '@/lib/contract/blogPosts';
import { holdTimeLimits } from '@/tests/fixtures/heldTimeLimits';
import { listen, serveApi, type TestServer } from '@/tests/fixtures/service/apiServer';
import { createServices, type TestServices } from '@/tests/fixtures/service/services';
import { until } from '@/tests/fixtures/until';
import { ask } from './ask';

type Listener = (request: IncomingMessage, response: ServerResponse) => void;

let services: TestServices;
let site: TestServer;
let blog: TestServer;
/** What the blog does with a request. */
let behave: Listener;
const asked: string[] = [];

beforeAll(async () => {
  blog = await listen((request, response) => {
    asked.push(request.url ?? '');
    behave(request, response);
  });
  site = await serveApi();
});

afterAll(async () => {
  await site.close();
  await blog.close();
});

afterEach(async () => {
  asked.length = 0;
  await services.dispose();
});

async function withBlog(): Promise<void> {
  services = await createServices({
    blogUpstream: `${blog.origin}/ghost/posts/?key=abc`,
    imageHosts: ['pictures.example'],
  });
}

async function withoutBlog(): Promise<void> {
  services = await createServices();
}

function answer(body: unknown): Listener {
  return (_, response) => {
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(body));
  };
}

async function posts(query = '') {
  const { status, headers, text } = await ask(`${site.origin}/api/content/posts${query}`);
  return { status, headers, body: JSON.parse(text) };
}

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

describe('without a blog behind it', () => {
  beforeEach(withoutBlog);

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
    const written = await ask(`${site.origin}/api/content/posts`, { method: 'POST', body: '{}' });
    expect([written.status, written.headers.allow]).toEqual([405, 'GET']);
  });
});

describe('with a blog behind it', () => {
  beforeEach(withBlog);

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
    expect(asked).toEqual(['/ghost/posts/?key=abc&limit=100&include=tags']);
  });

  it('says so plainly when the blog has never answered, and in the log', async () => {
    behave = (_, response) => response.writeHead(500).end('no');
    const { status, headers, body } = await posts();
    expect([status, headers['retry-after'], headers['cache-control']]).toEqual([503, '15', 'no-store']);
    expect(body).toEqual({
      error: 'service_unavailable',
      errors: [{ message: 'The blog does not answer.', type: 'MaintenanceError' }],
    });
    const told = services.logLines.filter((line) => line.includes('the blog is unavailable'));
    expect(told.map((line) => JSON.parse(line).err.status)).toEqual([500]);
  });

  it('does not wait long for a blog that hangs', async () => {
    behave = () => {};
    await holdTimeLimits(async ({ set, pass }) => {
      const answer = posts();
      await until('the blog to be asked', async () => asked.length > 0 || null);
      expect(set).toEqual([2500]);
      pass();
      expect((await answer).status).toBe(503);
    });
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
    const local = { ...good, slug: 'local', feature_image: 'https://127.0.0.1/private.png', tags: [7, null] };
    behave = answer({ posts: [...bad, good, local] });
    const { body } = await posts('?include=tags');
    expect(body.posts.map((post: { slug: string }) => post.slug)).toEqual(['good', 'local']);
    expect(body.posts[1]).toMatchObject({ feature_image: null, tags: [], primary_tag: null });
  });
});
