import { randomBytes } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Instance, makeInstance } from '../fixtures/deploy/instance';
import { type Nginx, startNginx } from '../fixtures/deploy/nginx';
import { makeVisitor, type Visitor } from '../fixtures/deploy/visitor';

/** An instance of the version before, as far as these tests ask: it has one page and none of the new assets. */
type OldInstance = { server: Server; port: number; asked: string[]; page: string };

/** In seconds. A machine that has much to do may take some of them between two questions. */
const lifetimes = { fresh: 5, stale: 1 };

async function startOldInstance(): Promise<OldInstance> {
  const old: OldInstance = { server: createServer(), port: 0, asked: [], page: 'first' };
  old.server.on('request', ({ url = '' }, response) => {
    old.asked.push(url);
    const isPage = url === '/old-page';
    response.statusCode = isPage ? 200 : 404;
    response.setHeader(
      'Cache-Control',
      isPage
        ? `public, max-age=0, s-maxage=${lifetimes.fresh}, stale-while-revalidate=${lifetimes.stale}`
        : 'no-store',
    );
    response.end(isPage ? old.page : 'not found');
  });
  await new Promise<void>((resolve) => old.server.listen(0, '127.0.0.1', resolve));
  old.port = (old.server.address() as AddressInfo).port;
  return old;
}

describe('while two versions run', () => {
  let newest: Instance;
  let old: OldInstance;
  let nginx: Nginx;
  let visitor: Visitor;
  beforeAll(async () => {
    old = await startOldInstance();
    newest = await makeInstance({
      SITE_SECRET: randomBytes(48).toString('base64'),
      SANDBOX_PUBLIC: '1',
      TRUSTED_PROXY_HOPS: '1',
      LOG_LEVEL: 'error',
    });
    await newest.start();
    nginx = await startNginx([old.port, newest.port], 'missing');
    visitor = makeVisitor(nginx, '127.0.0.1');
  });
  afterAll(async () => {
    visitor?.leave();
    await nginx?.stop();
    await newest?.close();
    old?.server.closeAllConnections();
    old?.server.close();
  });

  it('189. every style and script of the new page arrives, whichever instance is asked for it first', async () => {
    const page = await (await fetch(`http://127.0.0.1:${newest.port}/pro`)).text();
    const assets = [...new Set(page.match(/\/(_next\/static|enhance)\/[^"\s>]+\.(css|js)/g))];
    expect(assets.length).toBeGreaterThan(5);
    for (let round = 0; round < 3; round += 1) {
      for (const path of assets) expect([path, (await visitor.ask(path)).status]).toEqual([path, 200]);
    }
    expect(old.asked.filter((path) => assets.includes(path)).length).toBeGreaterThan(assets.length);
  });

  it('189. an asset that neither has is not found, and both instances stay in service', async () => {
    for (let round = 0; round < 6; round += 1) {
      const { status, headers } = await visitor.ask(`/_next/static/chunks/missing-${round}.js`);
      expect([status, headers['cache-control']]).toEqual([404, 'no-store']);
    }
    const before = old.asked.length;
    for (let round = 0; round < 6; round += 1) await visitor.ask(`/about?round=${round}`);
    expect(old.asked.length).toBeGreaterThan(before);
  });
});

it('a page that nobody asked for in a while comes from the site, not as it was yesterday', async () => {
  const site = await startOldInstance();
  const nginx = await startNginx([site.port, site.port], 'missing');
  const visitor = makeVisitor(nginx, '127.0.0.1');
  try {
    expect((await visitor.ask('/old-page')).text).toBe('first');
    site.page = 'second';
    expect((await visitor.ask('/old-page')).text).toBe('first');
    await sleep((lifetimes.fresh + lifetimes.stale + 1.5) * 1000);
    expect((await visitor.ask('/old-page')).text).toBe('second');
  } finally {
    visitor.leave();
    await nginx.stop();
    site.server.closeAllConnections();
    site.server.close();
  }
});
