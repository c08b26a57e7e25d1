import { type Instance, makeInstance } from '../fixtures/deploy/instance';
import { type Nginx, startNginx } from '../fixtures/deploy/nginx';
import { makeVisitor } from '../fixtures/deploy/visitor';

let site: Instance;
let nginx: Nginx;
beforeAll(async () => {
  site = await makeInstance({ TRUSTED_PROXY_HOPS: '1', LOG_LEVEL: 'error' });
  await site.start();
  nginx = await startNginx([site.port, site.port]);
});
afterAll(async () => {
  await nginx?.stop();
  await site?.close();
});

it('153. 189. a sandbox shows its own pages to its machine, and to nobody who comes through the proxy on it', async () => {
  const visitor = makeVisitor(nginx, '127.0.0.1');
  for (const path of ['/sandbox', '/sandbox/mail.json?to=a@example.org', '/sandbox/clock']) {
    expect([path, (await fetch(`http://localhost:${site.port}${path}`)).status]).toEqual([path, 200]);
    expect([path, (await visitor.ask(path)).status]).toEqual([path, 403]);
  }
  expect((await visitor.ask('/')).status).toBe(200);
  visitor.leave();
});
