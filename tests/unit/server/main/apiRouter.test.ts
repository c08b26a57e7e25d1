import { type ApiRoute, makeApiRouter } from '@/server/main/apiRouter';

const files = ['/api/products', '/api/products/[id]/features', '/api/products/free/features'];
const named = new Map<ApiRoute, string>();
for (const path of files) named.set(async () => {}, path);
const routeAt = makeApiRouter(Object.fromEntries([...named].map(([route, path]) => [path, route])));

it.each([
  ['/api/products', '/api/products'],
  ['/api/products/plus-yearly-us/features', '/api/products/[id]/features'],
  ['/api/products/a%20b/features', '/api/products/[id]/features'],
  ['/api/products/free/features', '/api/products/free/features'],
])('%s is answered by %s', (path, name) => {
  const route = routeAt(path);
  expect(route && named.get(route)).toBe(name);
});

it.each([
  '/api',
  '/api/nothing/here',
  '/api/products/a/b/features',
  '/api/products//features',
  '/api/products/%E0%A4%A/features',
  '/api/__proto__',
  '/api/constructor',
])('%s is answered by no file', (path) => {
  expect(routeAt(path)).toBeNull();
});
