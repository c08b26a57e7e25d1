import { request } from 'node:http';
import { connect as connectHttp2 } from 'node:http2';
import { connect } from 'node:tls';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import pg from 'pg';
import Stripe from 'stripe';
import { limits } from '@/server/attempts/limitTable';
import { siteName } from '../fixtures/deploy/deployFiles';
import { startDeployment } from '../fixtures/deploy/deployment';
import { authorize, signInByMail, signUp } from '../fixtures/deploy/signInThroughProxy';
import type { Visitor } from '../fixtures/deploy/visitor';
import { openForAllTests } from '../fixtures/openForAllTests';
import { until } from '../fixtures/until';
import type { Asked } from '../service/site/ask';

const site = openForAllTests(startDeployment);
let visitor: Visitor;
beforeAll(() => {
  visitor = site.visitor();
});

const json = { 'content-type': 'application/json' };

describe('names and addresses', () => {
  it('plain http leads to https under the site’s own name, with the query', async () => {
    const answer = await plainly('/pro?origin=a_b', siteName);
    expect([answer.status, answer.location]).toEqual([301, `https://${siteName}/pro?origin=a_b`]);
  });

  it('another name gets no answer, by http or by https', async () => {
    await expect(plainly('/', 'other.example')).rejects.toThrow('socket hang up');
    await expect(shakeHands('other.example')).rejects.toThrow(/unrecognized name|alert/i);
    await expect(shakeHands(siteName)).resolves.toBe(true);
  });

  it('operators’ paths and the sandbox are closed to everybody', async () => {
    for (const path of ['/metrics', '/ready', '/ops', '/ops/settings', '/ready/x']) {
      expect([path, (await visitor.ask(path)).status]).toEqual([path, 403]);
    }
    for (const path of ['/sandbox', '/sandbox/mail.json', '/sandbox/stripe/v1/customers']) {
      expect([path, (await visitor.ask(path)).status]).toEqual([path, 404]);
    }
  });
});

describe('pages and files', () => {
  const unpack = { br: brotliDecompressSync, gzip: gunzipSync, identity: (bytes: Buffer) => bytes };

  it.each(['/', '/pro'])('%s comes packed as asked, once and again, with its own headers', async (path) => {
    const plain = await visitor.ask(path, { headers: { 'accept-encoding': 'identity' } });
    expect(plain.status).toBe(200);
    for (const encoding of ['br', 'gzip', 'br'] as const) {
      const { headers, bytes } = await visitor.ask(path, { headers: { 'accept-encoding': encoding } });
      expect(headers['content-encoding']).toBe(encoding);
      expect(unpack[encoding](bytes).equals(plain.bytes)).toBe(true);
      expect(headers).toMatchObject({
        'strict-transport-security': 'max-age=31536000; includeSubDomains',
        'x-content-type-options': 'nosniff',
        'content-security-policy': expect.stringContaining("default-src 'self'"),
        vary: 'Accept-Encoding',
      });
      expect(headers.server).toBe('nginx');
    }
  });

  it.each(['/', '/pro'])('%s is not sent again to who holds it', async (path) => {
    const asked = { 'accept-encoding': 'br' };
    const { headers } = await visitor.ask(path, { headers: asked });
    const again = await visitor.ask(path, { headers: { ...asked, 'if-none-match': String(headers.etag) } });
    expect([again.status, again.bytes.length]).toEqual([304, 0]);
  });

  it('a page for one visitor is kept for nobody else, and a query reaches no cache', async () => {
    expect((await visitor.ask('/pro')).headers['cache-control']).toBe('private, no-cache');
    const one = await visitor.ask('/settings', { headers: { cookie: 'ae=d' } });
    const other = await visitor.ask('/settings', { headers: { cookie: 'ae=-1' } });
    expect(one.text).not.toBe(other.text);
  });

  it('a hashed file comes from the proxy itself, packed, for a year', async () => {
    const { text } = await visitor.ask('/pro');
    const path = /\/_next\/static\/[^"]+\.js/.exec(text)?.[0] ?? '';
    const { status, headers, bytes } = await visitor.ask(path, { headers: { 'accept-encoding': 'gzip' } });
    expect([status, headers['content-encoding']]).toEqual([200, 'gzip']);
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'x-content-type-options': 'nosniff',
      'content-type': expect.stringContaining('javascript'),
      vary: 'Accept-Encoding',
    });
    const plain = await fetch(`http://127.0.0.1:${site.one.port}${path}`);
    expect(gunzipSync(bytes).equals(Buffer.from(await plain.arrayBuffer()))).toBe(true);
  });

  it('speaks HTTP/2', async () => {
    const { https, certificate: ca } = site.nginx;
    const session = connectHttp2(`https://127.0.0.1:${https}`, { ca, servername: siteName });
    const stream = session.request({ ':path': '/', ':authority': siteName });
    const status = await new Promise((resolve, reject) => {
      session.on('error', reject);
      stream.on('error', reject);
      stream.on('response', (headers) => resolve(headers[':status']));
    });
    session.destroy();
    expect(status).toBe(200);
  });
});

describe('what people do', () => {
  it('they sign up, add an address, and sign in by mail', async () => {
    const email = 'reader@mail.test';
    const bearer = await signInByMail(visitor, site.mail, { bearer: await signUp(visitor), email });
    const account = await visitor.ask('/api/auth/v2/account', { headers: bearer });
    expect(JSON.parse(account.text)).toMatchObject({ email });
  });

  it('a payment event arrives byte for byte, and one with another signature is refused', async () => {
    const payload = JSON.stringify({
      ...{
        id: 'evt_through_proxy',
        object: 'event',
        type: 'invoice.paid',
        created: Math.floor(Date.now() / 1000),
      },
      data: { object: { id: 'in_1', object: 'invoice', subscription: 'sub_1' } },
    });
    const send = (secret: string) =>
      visitor.ask('/api/webhooks/stripe', {
        method: 'POST',
        headers: {
          ...json,
          'stripe-signature': new Stripe('sk_x').webhooks.generateTestHeaderString({ payload, secret }),
        },
        body: payload,
      });
    expect((await send('whsec_other')).status).toBe(400);
    expect((await send(site.webhookSecret)).status).toBe(200);
    const rows = await asSite((client) => client.query('select id from webhook_events'));
    expect(rows.rows).toEqual([{ id: 'evt_through_proxy' }]);
  });

  it('limits count the address that the proxy saw, whatever a visitor claims', async () => {
    const body = JSON.stringify({
      topic: 'other',
      email: 'asker@mail.test',
      message: 'A message to support.',
    });
    const write = (from: Visitor, claimed: string) =>
      from.ask('/help/contact', { method: 'POST', headers: { ...json, 'x-forwarded-for': claimed }, body });
    const most = limits['contact-by-client'].maximum;
    const stranger = site.visitor('127.0.2.2');
    for (let index = 0; index < most; index += 1) {
      expect((await write(stranger, `203.0.113.${index}`)).status).toBe(200);
    }
    expect((await write(stranger, '203.0.113.200')).status).toBe(429);
    expect((await write(site.visitor('127.0.3.3'), '127.0.2.2')).status).toBe(200);
  });
});

describe('what strangers do', () => {
  const large = (size: number) => JSON.stringify({ email: 'a'.repeat(size) });

  it('bodies and headers beyond the limits are refused, and no body within them', async () => {
    const post = (body: string) => visitor.ask('/api/auth/v2/otp', { method: 'POST', headers: json, body });
    expect((await post(large(70_000))).status).toBe(413);
    expect((await post(large(60_000))).status).toBeLessThan(413);
    const filler = await visitor.ask('/', { headers: { 'x-filler': 'a'.repeat(40_000) } });
    expect([400, 414, 431]).toContain(filler.status);
    expect((await visitor.ask(`/${'a'.repeat(7000)}`)).status).toBe(404);
  });

  it('connections that trickle their requests hold up nobody else', async () => {
    const held = await Promise.all(Array.from({ length: 200 }, () => trickle()));
    const answers = await Promise.all(['/', '/pro', '/api/products'].map((path) => visitor.ask(path)));
    for (const socket of held) socket.destroy();
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  });

  it('neither queries nor visitors’ addresses are in any log', async () => {
    await site.visitor('127.0.4.4').ask('/nothing?secret=query-of-a-visitor');
    await until('the line of that request', async () =>
      site.nginx.log().includes('/nothing') ? true : null,
    );
    expect(site.nginx.log()).not.toMatch(/query-of-a-visitor|127\.0\.\d+\.\d+/);
  });
});

it('189. an instance is replaced behind the proxy while people read, write and sign in, and no request fails', async () => {
  const bearer = await signUp(visitor);
  const answers: string[] = [];
  let open = true;
  const lane = async (name: string, ask: (own: Visitor) => Promise<Asked>) => {
    const own = site.visitor();
    while (open) {
      const { status } = await ask(own).catch((error: unknown) => ({ status: String(error) }));
      answers.push(`${name} ${status}`);
    }
  };
  const lanes = [
    ...Array.from({ length: 2 }, () => lane('page', (own) => own.ask('/pro'))),
    ...Array.from({ length: 2 }, () =>
      lane('read', (own) => own.ask('/api/auth/v2/account', { headers: bearer })),
    ),
    ...Array.from({ length: 3 }, () => lane('write', (own) => authorize(own))),
  ];
  expect(await site.one.stop()).toBe(0);
  await site.one.start();
  const before = answers.length;
  await until('more requests', async () => (answers.length > before + 100 ? true : null));
  open = false;
  await Promise.all(lanes);
  expect(answers.filter((answer) => !/^(page|read|write) 200$/.test(answer))).toEqual([]);
  expect(answers.length).toBeGreaterThan(200);
});

it('189. without the database calls are refused with Retry-After, and the proxy goes on showing pages', async () => {
  const bearer = await signUp(visitor);
  await site.database.stop();
  for (let index = 0; index < 6; index += 1) {
    // A proxy may ask the other instance when a read fails, but must not conclude that both are gone.
    const refused = [
      await visitor.ask('/api/auth/v2/account', { headers: bearer }),
      await authorize(visitor),
    ];
    for (const { status, headers } of refused) expect([status, headers['retry-after']]).toEqual([503, '5']);
    expect((await visitor.ask('/pro')).status).toBe(200);
    expect((await visitor.ask(`/mac?again=${index}`)).status).toBe(200);
  }
});

function plainly(path: string, host: string): Promise<{ status?: number; location?: string }> {
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port: site.nginx.http, path, headers: { host } }, (answer) => {
      answer.resume();
      resolve({ status: answer.statusCode, location: answer.headers.location });
    });
    sent.on('error', reject);
    sent.end();
  });
}

function shakeHands(servername: string): Promise<boolean> {
  const { https, certificate: ca } = site.nginx;
  return new Promise((resolve, reject) => {
    const socket = connect({ host: '127.0.0.1', port: https, servername, ca }, () => {
      resolve(socket.authorized);
      socket.destroy();
    });
    socket.on('error', reject);
  });
}

/** A connection that begins a request and then sends nothing more. */
function trickle() {
  const { https, certificate: ca } = site.nginx;
  return new Promise<ReturnType<typeof connect>>((resolve, reject) => {
    const socket = connect({ host: '127.0.0.1', port: https, servername: siteName, ca }, () => {
      socket.write(`POST /api/auth/v2/otp HTTP/1.1\r\nHost: ${siteName}\r\nContent-Length: 60000\r\n\r\n{`);
      resolve(socket);
    });
    socket.on('error', reject);
  });
}

async function asSite<Result>(use: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const { port, password } = site.database;
  const client = new pg.Client({ host: '127.0.0.1', port, user: 'site', database: 'site', password });
  await client.connect();
  try {
    return await use(client);
  } finally {
    await client.end();
  }
}
