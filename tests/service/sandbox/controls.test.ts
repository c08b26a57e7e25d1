import { request } from 'node:http';
import { connect } from 'node:net';
import { plans } from '@/lib/content/subscription/plans';
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
  it('hands the webhook mode to the payment emulator', async () => {
    const answer = await post('/sandbox/webhooks', { mode: 'delay', delayMs: 250 });
    expect(await answer.json()).toEqual({ mode: 'delay', delayMs: 250 });
    expect(test.asked).toEqual([{ mode: 'delay', delayMs: 250 }]);
  });

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

  it.each([
    [
      'clock',
      /^advanceSeconds must be a whole number/,
      [
        {},
        ...[0, -5, 1.5, 'soon', null, 1e12].map((advanceSeconds) => ({ advanceSeconds })),
        { advanceSeconds: 200_000, unit: 86_400 },
      ],
    ],
    [
      'webhooks',
      /^(mode|delayMs) must be/,
      [{}, { mode: 'lost' }, { mode: 'delay', delayMs: -1 }, { mode: 'delay', delayMs: 'x' }],
    ],
    [
      'outage',
      /^(part|seconds|manner) must be/,
      [
        {},
        { part: 'moon', seconds: 5 },
        { part: 'mail' },
        { part: 'mail', seconds: 1e9 },
        { part: 'mail', seconds: 5, manner: 'lost' },
        { part: 'database', seconds: 5, manner: 'hanging' },
      ],
    ],
    ['payments', /./, [{}, { fault: 'none', calls: 1 }, { fault: 'rateLimit' }, { habit: 'none' }]],
  ])('refuse in %s what they do not know, with a word about it', async (control, words, bodies) => {
    for (const body of bodies) {
      const answer = await post(`/sandbox/${control}`, body);
      expect([body, answer.status]).toEqual([body, 400]);
      expect((await answer.json()).message).toMatch(words);
    }
    expect([test.asked, test.sandbox.clock.offsetSeconds()]).toEqual([[], 0]);
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

  it('answers an unknown address with 404 and a wrong method with 405 and Allow', async () => {
    const missing = await fetch(`${test.origin}/sandbox/nothing`);
    expect([missing.status, (await missing.json()).error]).toEqual([404, 'not_found']);
    const page = await fetch(`${test.origin}/sandbox/<b>`, { headers: html });
    expect([page.status, page.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8']);
    expect(await page.text()).not.toContain('<b>');
    const wrong = await fetch(`${test.origin}/sandbox/outage`);
    expect([wrong.status, wrong.headers.get('allow')]).toEqual([405, 'POST']);
    const put = await fetch(`${test.origin}/sandbox/clock`, { method: 'PUT' });
    expect([put.status, put.headers.get('allow')]).toEqual([405, 'GET, POST, DELETE']);
  });

  it.each([
    ['malformed JSON', '{', 'application/json', 400],
    ['a JSON list', '[]', 'application/json', 400],
    ['another type', 'x', 'text/plain', 415],
    ['a huge body', JSON.stringify({ pad: 'x'.repeat(70_000) }), 'application/json', 413],
  ])('refuses %s', async (_name, body, type, status) => {
    const answer = await post('/sandbox/outage', body, { 'content-type': type });
    expect(answer.status).toBe(status);
  });
});

describe('who may use it', () => {
  /** fetch does not let a caller choose the Host header; a plain request does. */
  function ask(headers: Record<string, string>, method = 'GET'): Promise<number> {
    return new Promise((resolve, reject) => {
      const call = request(`${test.origin}/sandbox/clock`, { method, headers }, (response) => {
        response.resume();
        resolve(response.statusCode ?? 0);
      });
      call.on('error', reject);
      call.end();
    });
  }

  it('answers local names only, so that a foreign name pointed at this machine gets nothing', async () => {
    const port = new URL(test.origin).port;
    expect(await ask({ host: `localhost:${port}` })).toBe(200);
    expect(await ask({ host: `[::1]:${port}` })).toBe(200);
    expect(await ask({ host: `rebind.example:${port}` })).toBe(403);
    expect(await ask({ host: 'localhost.rebind.example' })).toBe(403);
    expect(await ask({ host: `localhost:${port}@rebind.example` })).toBe(403);
  });

  it('takes changes from its own pages and from programs, not from other sites', async () => {
    const { host } = new URL(test.origin);
    expect(await ask({ origin: `http://${host}` }, 'DELETE')).toBe(200);
    expect(await ask({ origin: test.config.publicOrigin }, 'DELETE')).toBe(200);
    expect(await ask({ origin: 'https://elsewhere.example' }, 'DELETE')).toBe(403);
    expect(await ask({ origin: 'null' }, 'DELETE')).toBe(403);
    expect(await ask({ 'sec-fetch-site': 'cross-site' }, 'DELETE')).toBe(403);
    expect(await ask({}, 'DELETE')).toBe(200);
  });

  it.each([
    'forwarded',
    'via',
    'x-real-ip',
    'X-Forwarded-Anything',
    'fly-client-ip',
    'x-azure-clientip',
    'x-envoy-external-address',
  ])('153. L8: answers nobody whom a proxy on this machine passes on, as %s says', async (name) => {
    for (const path of [
      '',
      '/mail',
      '/mail.json',
      '/clock',
      '/states',
      '/stripe/checkout/x',
      '/stripe/v1/x',
    ]) {
      const answer = await fetch(`${test.origin}/sandbox${path}`, { headers: { [name]: '203.0.113.9' } });
      expect([path, answer.status]).toEqual([path, 403]);
      expect(await answer.text()).toContain('SANDBOX_PUBLIC=1');
    }
    expect(await ask({ [name]: '' }, 'DELETE')).toBe(403);
  });

  it('153. L8: nor a proxy that says nothing of itself and speaks HTTP/1.0, as nginx does by default', async () => {
    const { hostname, port } = new URL(test.origin);
    const firstLine = await new Promise<string>((resolve, reject) => {
      const socket = connect(Number(port), hostname, () => {
        socket.write(
          `GET /sandbox/mail.json HTTP/1.0\r\nHost: ${hostname}:${port}\r\nConnection: close\r\n\r\n`,
        );
      });
      socket.setEncoding('utf8').once('data', (text) => resolve(String(text).split('\r\n')[0] ?? ''));
      socket.once('error', reject);
    });
    expect(firstLine).toMatch(/^HTTP\/1\.1 403/);
  });

  it('153. L8: answers nobody at a site with a public address, except its own calls for payments', async () => {
    await test.close();
    test = await openSandbox(folder.path, { publicOrigin: 'https://site.test' });
    for (const path of ['', '/mail.json', '/clock', '/stripe/checkout/x', '/stripe/v1/../portal/x']) {
      expect([path, (await fetch(`${test.origin}/sandbox${path}`)).status]).toEqual([path, 403]);
    }
    expect((await fetch(`${test.origin}/sandbox/stripe/v1/customers`)).status).toBe(200);
  });

  it('opens to others when the operator says so', async () => {
    await test.close();
    test = await openSandbox(folder.path, { sandboxPublic: true, publicOrigin: 'https://sandbox.example' });
    expect(await ask({ host: 'sandbox.example' })).toBe(200);
    expect(await ask({ host: 'sandbox.example', 'x-forwarded-for': '203.0.113.9' })).toBe(200);
    expect(await ask({ host: 'sandbox.example', origin: 'https://elsewhere.example' }, 'DELETE')).toBe(403);
  });
});
