/** @jest-environment node */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { type ApiRoute, makeApiRouter } from '@/server/main/apiRouter';

/** A route that answers with its own name and the query it was given. */
function named(name: string): ApiRoute {
  return async (request: never, response: ServerResponse) => {
    response.end(JSON.stringify({ name, query: (request as { query: unknown }).query }));
  };
}

const files = [
  '/api/products',
  '/api/products/[id]/features',
  '/api/products/free/features',
  '/api/[[...path]]',
];
const answer = makeApiRouter(Object.fromEntries(files.map((path) => [path, named(path)])));

async function ask(url: string): Promise<{ name: string; query: Record<string, string> }> {
  const written: string[] = [];
  const response = { end: (text: string) => written.push(text) };
  await answer({ url } as IncomingMessage, response as unknown as ServerResponse);
  return JSON.parse(written.join(''));
}

it.each([
  ['/api/products', '/api/products'],
  ['/api/products?country=DE', '/api/products'],
  ['/api/products/plus-yearly-us/features', '/api/products/[id]/features'],
  ['/api/products/free/features', '/api/products/free/features'],
  ['/api', '/api/[[...path]]'],
  ['/api/nothing/here', '/api/[[...path]]'],
  ['/api/products/a/b/features', '/api/[[...path]]'],
  ['/api/products//features', '/api/[[...path]]'],
  ['/api/products/%E0%A4%A/features', '/api/[[...path]]'],
  ['/api/__proto__', '/api/[[...path]]'],
])('%s is answered by %s', async (url, name) => {
  expect((await ask(url)).name).toBe(name);
});

it('gives a route the decoded part of its path, which no parameter of the query replaces', async () => {
  const { query } = await ask('/api/products/a%20b/features?id=other&country=DE');
  expect(query).toEqual({ id: 'a b', country: 'DE' });
});
