import { type HandlerResult, writeResult } from '@/server/http/handlerResult';
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
