import { type HandlerResult, writeResult } from '@/server/http/handlerResult';
import { isTransientOutage } from '@/server/http/unavailable';
import { listen } from '@/tests/fixtures/service/apiServer';

const publicly = { 'Cache-Control': 'public, max-age=300' };

async function lifetimeOf(answer: HandlerResult): Promise<string | null> {
  const server = await listen((_, response) => writeResult(response, answer));
  try {
    return (await fetch(server.origin, { redirect: 'manual' })).headers.get('cache-control');
  } finally {
    await server.close();
  }
}

it.each([
  ['an answer that names no lifetime', {}, 'no-store'],
  ['one that caches may keep', { headers: publicly }, 'public, max-age=300'],
  ['a refusal', { status: 404, headers: publicly }, 'no-store'],
  ['a failure', { status: 503, headers: publicly }, 'no-store'],
  ['one with a cookie', { headers: { ...publicly, 'Set-Cookie': 'a=1' } }, 'no-store'],
  [
    'a redirect with a cookie',
    { redirect: '/', headers: { ...publicly, 'Set-Cookie': ['a=1'] } },
    'no-store',
  ],
] as const)('148. L13: of %s caches hear the right thing', async (_, answer, expected) => {
  expect(await lifetimeOf(answer)).toBe(expected);
});

it('a transaction that had to give way to another may be tried again; a broken rule may not', () => {
  const failure = (code: string) => Object.assign(new Error('refused'), { code });
  expect(
    ['40001', '40P01', '57P01', '53100', 'ECONNREFUSED'].map((code) => isTransientOutage(failure(code))),
  ).toEqual(Array(5).fill(true));
  expect(['23505', '42P01', 'ENOENT'].map((code) => isTransientOutage(failure(code)))).toEqual(
    Array(3).fill(false),
  );
});

it('a line to the database that broke is an outage, in every sentence the driver has for it', () => {
  const messages = [
    'Connection terminated unexpectedly',
    'Client has encountered a connection error and is not queryable',
    'timeout exceeded when trying to connect',
  ];
  expect(messages.map((message) => isTransientOutage(new Error(message)))).toEqual([true, true, true]);
  expect(isTransientOutage(new Error('a column is missing'))).toBe(false);
});
