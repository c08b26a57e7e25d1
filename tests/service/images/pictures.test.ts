import { createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import type { PictureNetwork } from '@/server/images/fetchPicture';
import { isPublicIp } from '@/server/images/imageUrl';
import { makePictureHandler } from '@/server/images/pictureHandler';
import { holdTimeLimits } from '@/tests/fixtures/heldTimeLimits';
import { openPromise } from '@/tests/fixtures/openPromise';
import { serveCall, type TestServer } from '@/tests/fixtures/service/apiServer';
import { createServices, type TestServices } from '@/tests/fixtures/service/services';
import { testCertificate } from '@/tests/fixtures/site/testCertificate';
import { until } from '@/tests/fixtures/until';

const host = 'pictures.test';
let services: TestServices;
let upstream: Server;
let site: TestServer;
let network: PictureNetwork;
let resolved: string[];
let asked: { url: string; headers: Record<string, unknown> }[];
let answers: Record<
  string,
  () => { status?: number; headers?: Record<string, string>; body?: Buffer | null }
>;

const picture = (width: number, height: number, format: 'png' | 'jpeg' | 'webp' | 'gif' | 'avif') =>
  sharp({ create: { width, height, channels: 3, background: '#149c8f' } })
    .toFormat(format)
    .toBuffer();

beforeAll(async () => {
  services = await createServices();
  services.config = { ...services.config, imageHosts: [host, 'metadata.google.internal', 'rebind.test'] };
  upstream = createServer(testCertificate, (request, response) => {
    asked.push({ url: request.url ?? '', headers: request.headers });
    const { status = 200, headers = {}, body = null } = answers[request.url ?? '']?.() ?? { status: 404 };
    response.writeHead(status, headers);
    response.flushHeaders();
    if (body !== null) response.end(body);
  });
  await new Promise<void>((done) => upstream.listen(0, '127.0.0.1', done));
});

beforeEach(async () => {
  resolved = [];
  asked = [];
  answers = {};
  const { port } = upstream.address() as AddressInfo;
  network = {
    resolve: async (name) => {
      resolved.push(name);
      return [{ address: '127.0.0.1', family: 4 }];
    },
    // The one exception of these tests: the local server stands for a public one.
    isPublic: (address) => address === '127.0.0.1' || isPublicIp(address),
    connection: { ca: testCertificate.cert, port },
  };
  const call = makePictureHandler({
    resolve: (name) => network.resolve(name),
    isPublic: (address) => network.isPublic(address),
    connection: network.connection,
  });
  site = await serveCall('/iu', { GET: call });
});

afterEach(() => site.close());
afterAll(async () => {
  upstream.closeAllConnections();
  await new Promise((done) => upstream.close(done));
  await services.dispose();
});

const ask = (address: string, width = '', headers: Record<string, string> = {}) =>
  fetch(`${site.origin}/iu/?u=${encodeURIComponent(address)}${width && `&w=${width}`}`, { headers });
const address = (path: string) => `https://${host}${path}`;

it('says in the log why a host cannot be reached', async () => {
  network.resolve = async () => {
    throw Object.assign(new Error(`queryA ENOTFOUND ${host}`), { code: 'ENOTFOUND' });
  };
  expect((await ask(address('/a.png'))).status).toBe(404);
  const [line = '{}'] = services.logLines.filter((one) => one.includes('could not be proxied')).slice(-1);
  expect(JSON.parse(line)).toMatchObject({ host, reason: 'ENOTFOUND' });
});

it.each(['png', 'jpeg', 'webp', 'gif', 'avif'] as const)(
  'a %s is written anew as WebP in the width that is asked for',
  async (format) => {
    const body = await picture(2000, 1000, format);
    answers['/a'] = () => ({ body });
    const answer = await ask(address('/a'), '640');
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp']);
    const {
      width,
      height,
      format: written,
    } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
    expect({ width, height, written }).toEqual({ width: 640, height: 320, written: 'webp' });
    expect(answer.headers.get('cache-control')).toBe('public, max-age=86400');
  },
);

it('a small picture is not blown up, and a second visitor gets it without a fetch, or nothing at all', async () => {
  const body = await picture(100, 50, 'png');
  answers['/a'] = () => ({ body });
  const first = await ask(address('/a'));
  expect((await sharp(Buffer.from(await first.arrayBuffer())).metadata()).width).toBe(100);
  const again = await ask(address('/a'), '', { 'if-none-match': first.headers.get('etag') ?? '' });
  expect([again.status, await again.text(), asked.length]).toEqual([304, '', 1]);
});

it('90. neither cookies, nor credentials, nor the visitor are passed on', async () => {
  const body = await picture(10, 10, 'png');
  answers['/a'] = () => ({ body, headers: { 'set-cookie': 'spy=1', 'x-spy': '1' } });
  const answer = await ask(address('/a'), '', {
    cookie: 'ddg_auth_session_id=secret',
    authorization: 'Bearer secret',
    referer: 'https://teal.example/private',
    'x-forwarded-for': '203.0.113.9',
  });
  expect([answer.status, answer.headers.get('set-cookie'), answer.headers.get('x-spy')]).toEqual([
    200,
    null,
    null,
  ]);
  expect(Object.keys(asked[0]?.headers ?? {}).sort()).toEqual(['accept', 'connection', 'host']);
});

it.each([
  'http://pictures.test/a',
  'https://pictures.test:8443/a',
  'https://ok@pictures.test/a',
  'https://ok:word@pictures.test/a',
  'https://other.test/a',
  'https://pictures.test.evil.test/a',
  'https://127.0.0.1/a',
  'https://127.1/a',
  'https://0x7f000001/a',
  'https://[::1]/a',
  'https://[::ffff:127.0.0.1]/a',
  'file:///etc/passwd',
  'data:image/png;base64,AAAA',
  '//pictures.test/a',
  '',
  `https://pictures.test/${'a'.repeat(3000)}`,
])('90. %s is refused before any name is looked up', async (bad) => {
  const answer = await ask(bad);
  expect([answer.status, await answer.json()]).toEqual([400, { error: 'invalid_request' }]);
  expect([resolved, asked]).toEqual([[], []]);
});

it.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.16.0.1',
  '100.64.0.1',
  '169.254.169.254',
  '224.0.0.1',
  '::1',
  '::',
  '::ffff:10.0.0.1',
  'fc00::1',
  'fe80::1',
  'ff02::1',
  '64:ff9b::7f00:1',
  '2002:7f00:1::',
])('90. a host of the list that leads to %s is refused, and nothing connects', async (inside) => {
  network.isPublic = isPublicIp;
  network.resolve = async () => [{ address: inside, family: inside.includes(':') ? 6 : 4 }];
  const answer = await ask(address('/a'));
  expect([answer.status, asked]).toEqual([400, []]);
});

it('90. one private address among public ones is enough to refuse', async () => {
  network.isPublic = isPublicIp;
  network.resolve = async () => [
    { address: '93.184.216.34', family: 4 },
    { address: '10.0.0.1', family: 4 },
  ];
  expect((await ask('https://metadata.google.internal/computeMetadata/v1/')).status).toBe(400);
});

it('90. the address that was checked is the one connected to: a name is looked up once', async () => {
  const body = await picture(10, 10, 'png');
  answers['/a'] = () => ({ body });
  let looks = 0;
  network.resolve = async () => {
    looks += 1;
    return [{ address: looks === 1 ? '127.0.0.1' : '10.0.0.1', family: 4 }];
  };
  expect([(await ask(address('/a'))).status, looks]).toEqual([200, 1]);
});

it.each([301, 302, 303, 307, 308])('90. a redirect (%i) is not followed', async (status) => {
  answers['/a'] = () => ({
    status,
    headers: { location: 'https://169.254.169.254/' },
    body: Buffer.from(''),
  });
  expect((await ask(address('/a'))).status).toBe(404);
  expect(asked).toHaveLength(1);
});

it('90. what is no raster picture, whatever it claims to be, has too many bytes or too many pixels is refused', async () => {
  const svg = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>1</script></svg>',
  );
  const bodies: Record<string, Buffer> = {
    '/svg.png': svg,
    '/html.png': Buffer.from('<!doctype html><script>alert(1)</script>'),
    '/empty.png': Buffer.alloc(0),
    '/cut.png': (await picture(50, 50, 'png')).subarray(0, 60),
    '/pdf.png': Buffer.from('%PDF-1.4 hello'),
    '/large.png': Buffer.alloc(6 * 1024 * 1024, 1),
    '/wall.png': await picture(16_000, 3000, 'png'),
  };
  expect(bodies['/wall.png']?.length).toBeLessThan(1024 * 1024);
  for (const [path, body] of Object.entries(bodies)) {
    answers[path] = () => ({ body, headers: { 'content-type': 'image/png' } });
    expect([path, (await ask(address(path))).status]).toEqual([path, 404]);
  }
  answers['/announced'] = () => ({ headers: { 'content-length': String(6 * 1024 * 1024) }, body: null });
  expect((await ask(address('/announced'))).status).toBe(404);
});

it('90. a server that never answers is left after five seconds, and the place is free again', async () => {
  answers['/slow'] = () => ({ body: null });
  await holdTimeLimits(async ({ set, pass }) => {
    const refused = ask(address('/slow'));
    await until('the server to be asked', async () => asked.length > 0 || null);
    expect(set).toEqual([5000]);
    pass();
    expect((await refused).status).toBe(404);
  });
  const body = await picture(10, 10, 'png');
  answers['/a'] = () => ({ body });
  expect((await ask(address('/a'))).status).toBe(200);
});

type Hanging = { counting: () => number; letGo: () => void };

/** Does this while no query of the database is answered before it is let go. */
async function whileDatabaseHangs(work: (hanging: Hanging) => Promise<void>): Promise<void> {
  const { config, database } = services;
  const { promise: hanging, keep: letGo } = openPromise();
  let counting = 0;
  services.config = { ...config, mode: 'live' };
  services.database = database.withPlugin({
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      counting += 1;
      await hanging;
      return result;
    },
  });
  try {
    await work({ counting: () => counting, letGo });
  } finally {
    letGo();
    services.config = config;
    services.database = database;
  }
}

it('a flood of pictures asks the database for a few of them at a time', () =>
  whileDatabaseHangs(({ counting, letGo }) =>
    holdTimeLimits(async () => {
      const answered: number[] = [];
      const flood = Array.from({ length: 50 }, async (_, index) => {
        answered.push((await ask(address(`/${index}.png`))).status);
      });
      await until('the refusals', async () => (answered.length >= 46 ? true : null));
      expect(counting()).toBe(4);
      expect(new Set(answered)).toEqual(new Set([503]));
      letGo();
      await Promise.all(flood);
    }),
  ));

it('while the database hangs, a picture waits for its count for two seconds and not for a failed query', async () => {
  const body = await picture(10, 10, 'png');
  answers['/a'] = () => ({ body });
  await whileDatabaseHangs(() =>
    holdTimeLimits(async ({ set, pass }) => {
      const answer = ask(address('/a'));
      await until('the count to be asked for', async () => set.includes(2000) || null);
      pass();
      expect((await answer).status).toBe(200);
    }),
  );
});

it('only offered widths are made', async () => {
  for (const width of ['0', '641', '-320', '1e3', 'NaN', '99999']) {
    expect((await ask(address('/a'), width)).status).toBe(400);
  }
});
