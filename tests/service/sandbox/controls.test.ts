import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';
import { plans } from '@/lib/content/subscription/plans';
import { withKey } from '../../fixtures/site/sandboxKey';
import { newFolder, openSandbox, type TestSandbox } from './openSandbox';

let folder: ReturnType<typeof newFolder>;
let test: TestSandbox;
beforeEach(async () => {
  folder = newFolder();
  test = await openSandbox(folder.path);
});
afterEach(async () => {
  await test.close();
  folder.remove();
});

const html = { accept: 'text/html' };

function post(path: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(test.origin + path, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}

const form = (path: string, fields: Record<string, string>) =>
  post(path, new URLSearchParams(fields).toString(), {
    ...html,
    'content-type': 'application/x-www-form-urlencoded',
  });

describe('the clock', () => {
  it('moves forward, and answers after everything due has happened', async () => {
    const order: string[] = [];
    test.sandbox.onAdvance(async () => {
      await new Promise((resolve) => setImmediate(resolve));
      order.push('hook');
    });
    const before = Date.now();
    const answer = await (await post('/sandbox/clock', { advanceSeconds: 86_400 })).json();
    expect(answer.offsetSeconds).toBe(86_400);
    expect(answer.now).toBeGreaterThanOrEqual(before + 86_400_000);
    expect([...test.asked, ...order]).toEqual(['clockAdvanced', 'hook']);
    expect(test.sandbox.clock.now()).toBeGreaterThanOrEqual(before + 86_400_000);
  });

  it('keeps its offset over a restart and returns to real time', async () => {
    await post('/sandbox/clock', { advanceSeconds: 3600 });
    await test.close();
    test = await openSandbox(folder.path);
    expect(await (await fetch(`${test.origin}/sandbox/clock`)).json()).toMatchObject({ offsetSeconds: 3600 });
    const reset = await fetch(`${test.origin}/sandbox/clock`, { method: 'DELETE' });
    expect(await reset.json()).toMatchObject({ offsetSeconds: 0 });
    await test.close();
    test = await openSandbox(folder.path);
    expect(test.sandbox.clock.offsetSeconds()).toBe(0);
  });
});

describe('other controls', () => {
  it('lets the next calls to Stripe fail, and turns its habits on and off, by program and by form', async () => {
    const page = async () => (await fetch(`${test.origin}/sandbox`, { headers: html })).text();
    expect(await (await post('/sandbox/payments', { fault: 'keyInUse', calls: 3 })).json()).toEqual({
      fault: 'keyInUse',
      calls: 3,
    });
    expect(await page()).toContain('Calls still to fail: 3. Key in use');
    const back = await form('/sandbox/payments', { fault: 'keyInUse', calls: '0' });
    expect([back.status, back.headers.get('location')]).toEqual([303, '/sandbox#payments']);
    expect(await page()).not.toContain('Calls still to fail');
    await form('/sandbox/payments', { habit: 'draftInvoices', on: 'true' });
    expect((await page()).match(/tag good">On/g)).toHaveLength(1);
    await form('/sandbox/payments', { habit: 'draftInvoices', on: 'false' });
    expect(await page()).not.toContain('tag good">On');
  });

  it('takes a part away for a while and brings it back', async () => {
    const began = Date.now();
    expect((await post('/sandbox/outage', { part: 'stripe', seconds: 30 })).status).toBe(200);
    expect(test.sandbox.outages.until('stripe')).toBeGreaterThanOrEqual(began + 30_000);
    expect(test.asked).toEqual([{ outageUntil: test.sandbox.outages.until('stripe'), manner: 'gone' }]);
    await post('/sandbox/outage', { part: 'mail', seconds: '3600' });
    expect(test.sandbox.outages.isAway('mail')).toBe(true);
    await post('/sandbox/outage', { part: 'mail', seconds: 0 });
    expect(test.sandbox.outages.isAway('mail')).toBe(false);
    expect(test.sandbox.outages.isAway('database')).toBe(false);
  });

  it('tells programs the client ids, the products and the time', async () => {
    const before = Date.now();
    const answer = await (await fetch(`${test.origin}/sandbox/config.json`)).json();
    expect(answer).toMatchObject({
      webClientId: test.config.clients.web.id,
      nativeClientId: test.config.clients.native.id,
      nativeRedirectUri: test.config.clients.native.redirectUris[0],
      products: plans.map((plan) => plan.productId),
    });
    expect(answer.now).toBeGreaterThanOrEqual(before);
    expect(answer.now).toBeLessThanOrEqual(Date.now());
  });
});

describe('who may use it', () => {
  const stranger = { cookie: '' };
  const ask = (path: string, headers: object = stranger, method = 'GET', origin = test.origin) =>
    fetch(`${origin}/sandbox${path}`, { method, headers: { ...headers }, redirect: 'manual' });

  it('153. L8: nobody without the key, even through a proxy on this machine that adds nothing', async () => {
    const proxy = createServer((client) => {
      const site = connect(Number(new URL(test.origin).port), '127.0.0.1');
      client
        .pipe(site)
        .pipe(client)
        .once('error', () => site.destroy());
    });
    await once(proxy.listen(0, '127.0.0.1'), 'listening');
    const front = `http://localhost:${Object(proxy.address()).port}`;
    const key = String(test.sandbox.key);
    const bearers = ['sk_test_sandbox', 'sk_test_', key].map((bearer) => `Bearer ${bearer}`);
    const refused = [
      ...['', 'sandbox_key=', 'sandbox_key=none', `sandbox_key=${key}x`].map((cookie) => ({ cookie })),
      ...bearers.map((authorization) => ({ ...stranger, authorization })),
    ];
    const paths = ['', '/mail', '/mail.json', '/mail/1/body', '/apps', '/stores', '/stripe', '/nothing'];
    for (const path of [...paths, '/stripe/', '/stripe/v1/customers', `/clock?key=${key}x`]) {
      for (const headers of refused)
        expect([path, headers, (await ask(path, headers, 'GET', front)).status]).toEqual([
          path,
          headers,
          403,
        ]);
      expect([path, (await ask(path, withKey(key), 'GET', front)).status]).not.toEqual([path, 403]);
    }
    expect((await ask('/clock', stranger, 'DELETE', front)).status).toBe(403);
    const service = { ...stranger, authorization: `Bearer ${test.sandbox.stripeKey}` };
    expect((await ask('/stripe/v1/customers', service, 'GET', front)).status).toBe(200);
    proxy.close();
  });

  it('everybody at what is the same for all, and at pages of the payment provider by their address', async () => {
    const pages = ['checkout/cs_test_1', 'portal/bps_1/cancel', 'invoice/in_1'].map(
      (page) => `/stripe/${page}`,
    );
    for (const path of [
      ...pages,
      '/style.css',
      '/config.json',
      '/states',
      '/pseudo/long.js',
      '/apps/device.js',
    ])
      expect([path, (await ask(path)).status]).not.toEqual([path, 403]);
  });

  it('whoever opened a link with the key, which stays in a cookie and in no address', async () => {
    const opened = await ask(`/mail?key=${test.sandbox.key}`);
    expect([opened.status, opened.headers.get('location')]).toEqual([303, '/sandbox/mail']);
    expect([opened.headers.get('referrer-policy'), await opened.text()]).toEqual(['no-referrer', '']);
    const [cookie = ''] = opened.headers.getSetCookie();
    expect(cookie).toMatch(/^sandbox_key=\w{48}; Max-Age=\d+; Path=\/sandbox; HttpOnly; SameSite=Lax$/);
    await test.close();
    test = await openSandbox(folder.path);
    expect((await ask('/mail', { cookie: cookie.split(';')[0] })).status).toBe(200);
  });

  it('nobody by an empty key, in whose place comes a new one', async () => {
    await test.close();
    writeFileSync(join(folder.path, 'sandbox.key'), '');
    test = await openSandbox(folder.path);
    expect(test.sandbox.key).toMatch(/^\w{48}$/);
  });

  it('tells everybody else in their language which link to open', async () => {
    const where = { en: 'this browser', de: 'diesem Browser', es: 'este navegador', fr: 'ce navigateur' };
    for (const [language, words] of Object.entries(where)) {
      const answer = await ask('/mail', { ...stranger, ...html, 'accept-language': language });
      expect([answer.status, answer.headers.get('referrer-policy')]).toEqual([403, 'no-referrer']);
      expect(await answer.text()).toMatch(new RegExp(`<html lang="${language}">[^]*terminal.*${words}`, 'i'));
    }
  });

  it('takes changes from its own pages and from programs, not from other sites', async () => {
    const change = async (headers: object) => (await ask('/clock', headers, 'DELETE')).status;
    expect(await change({ origin: test.origin })).toBe(200);
    expect(await change({ origin: test.config.publicOrigin })).toBe(200);
    expect(await change({ origin: 'https://elsewhere.example' })).toBe(403);
    expect(await change({ origin: 'null' })).toBe(403);
    expect(await change({ 'sec-fetch-site': 'cross-site' })).toBe(403);
    expect(await change({})).toBe(200);
  });

  it('is everybody when the operator says so', async () => {
    await test.close();
    test = await openSandbox(folder.path, { sandboxPublic: true });
    expect((await ask('/clock')).status).toBe(200);
    const foreign = { ...stranger, origin: 'https://elsewhere.example' };
    expect((await ask('/clock', foreign, 'DELETE')).status).toBe(403);
  });
});
