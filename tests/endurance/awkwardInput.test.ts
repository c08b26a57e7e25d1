import * as z from 'zod/mini';
import { operations, queryOf } from '@/server/openApi/openApiDocument';
import { withKey } from '../fixtures/site/sandboxKey';
import { type Site, startSite } from '../fixtures/site/site';
import { openAt, signUpAt } from '../fixtures/site/siteClient';
import { type Carrier, makeTimer, type Sending, slowTexts, type Timer, textLength } from './slowInput';

/** What patterns, splits and parsers stumble over when there is much of it. */
const awkward = [
  ...'/\\.-_ \t@,;:"\'`<>=&+*?#!~^$|%()[]{}0A\n\u0000\u00e4\u0130\u2028',
  ...['\r\n', '\ud800', '%2e', '%2f', '%00', '%ED%A0%80', '../', '//', ', ', '; ', '=;', '&=', 'a@', '.a'],
  ...['-.', ' a', '<p ', '<script', '://', '[a]', 'q=', 'br;', 'en-', 'Bearer '],
];
/** Each between two letters, because many patterns fail late only when something else follows. */
const texts = new Map(
  awkward.map((part) => [
    JSON.stringify(part),
    `x${part.repeat(Math.floor((textLength - 2) / part.length))}x`,
  ]),
);

let site: Site;
let time: ReturnType<typeof makeTimer>;
let signedIn: Record<string, string>;
beforeAll(async () => {
  site = await startSite();
  time = makeTimer(site.origin);
  const { accessToken } = await signUpAt(site.origin);
  const { cookie } = await openAt(site.origin);
  const cookies = `${cookie}; ${withKey(site.key).cookie}`;
  signedIn = { authorization: `Bearer ${accessToken}`, cookie: cookies, origin: site.origin };
});
afterAll(async () => {
  time?.close();
  await site?.close();
});

async function slow(carriers: readonly Carrier[], timer: Timer = time): Promise<string[]> {
  const found: string[] = [];
  for (const carrier of carriers) {
    for (const text of await slowTexts(timer, carrier, texts)) found.push(`${carrier.name} ${text}`);
  }
  return found;
}

/** The text as the target of a request may hold it: what no client can write there goes escaped. */
function inTarget(text: string): string {
  if (/^[\x21-\x7e]*$/.test(text)) return text;
  return new URLSearchParams({ x: text }).toString().slice('x='.length).slice(0, textLength);
}

const get = (path: string): Sending => ({ method: 'GET', path, headers: signedIn });

const folders = '/api /api/products /api/auth/v2 /staging/api /_next/static /t /iu /ops'.split(' ');
const paths: Carrier[] = [
  '',
  ...folders,
  '/de_DE',
  '/sandbox/mail',
  '/sandbox/stripe/v1',
  '/newsletter',
].flatMap((folder) =>
  [textLength, 1900].map((length) => ({
    name: `${folder}/…`,
    carry: (text: string) => get(`${folder}/${inTarget(text).slice(0, length - 1)}x`),
  })),
);

const listed = operations.map((operation) => ({
  ...operation,
  path: operation.path.replace(/\{\w+\}/, 'teal-yearly'),
  names: [
    ...queryOf(operation).map(({ name }) => name),
    ...(operation.body
      ? Object.keys(z.toJSONSchema(operation.body, { unrepresentable: 'any' }).properties ?? {})
      : []),
  ],
}));
const readings: { path: string; names: readonly string[] }[] = [
  ...listed.filter(({ method }) => method === 'GET').map(({ path, names }) => ({ path, names })),
  { path: '/', names: ['q'] },
  { path: '/pro', names: ['state'] },
  { path: '/settings', names: ['kae', 'kl'] },
  { path: '/sandbox/mail', names: ['to', 'before'] },
  { path: '/t/page_home_impression', names: ['origin', 'page'] },
  { path: '/iu/', names: ['u', 'w'] },
  ...['/ops', '/ready', '/jobs.js', '/nothing', '/newsletter/confirm'].map((path) => ({ path, names: [] })),
];
const queries: Carrier[] = readings.flatMap(({ path, names }) => [
  { name: `GET ${path}?…`, carry: (text) => get(`${path}?${inTarget(text)}`) },
  ...names.map((name) => ({
    name: `GET ${path}?${name}=…`,
    carry: (text: string) => get(`${path}?${new URLSearchParams({ [name]: text })}`.slice(0, textLength)),
  })),
]);

const headerNames = [
  ...'accept accept-language accept-encoding authorization cookie x-forwarded-for forwarded'.split(' '),
  ...'if-none-match origin sec-fetch-site user-agent x-country content-type range dnt'.split(' '),
];
const addressed = [
  { method: 'GET', path: '/' },
  { method: 'GET', path: '/pro' },
  { method: 'GET', path: '/settings' },
  { method: 'GET', path: '/api/auth/v2/account' },
  { method: 'POST', path: '/api/auth/v2/otp' },
  { method: 'GET', path: '/sandbox/mail' },
];
const headers: Carrier[] = addressed.flatMap(({ method, path }) =>
  headerNames.map((name) => ({
    name: `${method} ${path} with ${name}`,
    carry: (text) =>
      /^[\t\x20-\x7e]*$/.test(text)
        ? {
            method,
            path,
            headers: { ...signedIn, [name]: name === 'authorization' ? `Bearer ${text}` : text },
            ...(method === 'POST' ? { body: '{}' } : {}),
          }
        : null,
  })),
);

const forms = [
  { path: '/newsletter/subscription/subscribe', names: ['email', 'page'] },
  { path: '/settings', names: ['kae', 'kl'] },
  { path: '/bangs/new', names: ['bang', 'site', 'url'] },
  { path: '/help/contact', names: ['topic', 'email', 'message', 'reference'] },
  { path: '/help/cancel', names: ['kind', 'reason', 'end', 'name', 'email', 'contract', 'reference'] },
  { path: '/help/withdraw', names: ['name', 'email', 'contract', 'reference'] },
  { path: '/ops', names: ['token'] },
  { path: '/csp-reports', names: ['csp-report'] },
  { path: '/sandbox/clock', names: ['advanceSeconds'] },
];
const posts = [...listed.filter(({ method }) => method === 'POST'), ...forms];
const asJson = 'application/json';
const asForm = 'application/x-www-form-urlencoded';
const bodies: Carrier[] = posts.flatMap(({ path, names }) => [
  {
    name: `POST ${path} of JSON`,
    carry: (text) => post(path, asJson, (fields) => JSON.stringify(Object.fromEntries(fields)), names, text),
  },
  {
    name: `POST ${path} of a form`,
    carry: (text) => post(path, asForm, (fields) => String(new URLSearchParams([...fields])), names, text),
  },
]);

/** A body in which as many fields hold the text as a body takes, or one field as much of it. */
function post(
  path: string,
  contentType: string,
  write: (fields: readonly [string, string][]) => string,
  names: readonly string[],
  text: string,
): Sending {
  const most = 62_000;
  const all = (names.length > 0 ? names : ['any']).map((name): [string, string] => [name, text]);
  const long = write(all.slice(0, 1)).length;
  const fields =
    long <= most
      ? all.slice(0, Math.floor(most / long))
      : all.slice(0, 1).map(([name]): [string, string] => [name, text.slice(0, (text.length * most) / long)]);
  const headers = { ...signedIn, 'content-type': contentType };
  return { method: 'POST', path, headers, body: write(fields) };
}

it.each([
  ['in paths', paths],
  ['in queries', queries],
  ['in headers', headers],
  ['in bodies', bodies],
])(
  '117. H1: 15,000 of any awkward character take no longer than as many letters, %s',
  async (_, carriers) => {
    expect(carriers.length).toBeGreaterThan(20);
    expect(await slow(carriers)).toEqual([]);
    expect((await fetch(`${site.origin}/health`)).status).toBe(200);
  },
);
