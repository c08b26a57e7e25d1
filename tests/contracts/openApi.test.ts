import { errorCatalog } from '@/lib/contract/errors';
import { authCalls } from '@/server/main/calls/authCalls';
import { shopCalls } from '@/server/main/calls/shopCalls';
import { openApiDocument, operations, refusalsOf } from '@/server/openApi/openApiDocument';
import { filesIn } from './sources';

/** Method and path of every call below `/api`, in the notation of the document. */
const served = Object.entries({ ...authCalls, ...shopCalls }).flatMap(([address, handlers]) =>
  Object.keys(handlers).map((method) => `${method} ${address.replace(/\[(\w+)\]/, '{$1}')}`),
);

it('describes every call under /api, and no others', () => {
  const described = operations.map(({ method, path }) => `${method} ${path}`);
  expect(new Set(described).size).toBe(described.length);
  expect(served.length).toBeGreaterThan(25);
  expect(described.filter((call) => call.includes(' /api/')).sort()).toEqual(served.sort());
});

it('describes every small call that a page makes', () => {
  const siteRoutes = filesIn('server/main').find(({ path }) => path.endsWith('siteRoutes.ts'))?.text ?? '';
  const small = operations
    .filter(({ path }) => !path.startsWith('/api/'))
    .map(({ path }) => path.split('/')[1]);
  expect(small.length).toBeGreaterThan(5);
  for (const name of small) expect(siteRoutes).toContain(`['${name}`);
});

it('is OpenAPI 3.1 with a schema for every body and answer, and resolves its own references', () => {
  const document = openApiDocument('https://site.example');
  expect(document).toMatchObject({ openapi: '3.1.0', servers: [{ url: 'https://site.example' }] });
  const text = JSON.stringify(document);
  for (const [, name = ''] of text.matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)) {
    expect(document).toHaveProperty(['components', 'schemas', name]);
  }
  expect(text).not.toMatch(/"schema":\{\}/);
  expect(text).toContain('"checkoutUrl"');
  expect(text).toContain('"expiresOrRenewsAt"');
});

it('names only errors from the catalog, and describes each call in a sentence', () => {
  for (const operation of operations) {
    const errors = refusalsOf(operation).map(({ code }) => code);
    expect(operation.summary).toMatch(/^[A-Z].*\.$/);
    expect(errors.filter((code) => !Object.hasOwn(errorCatalog, code))).toEqual([]);
    expect(new Set(errors).size).toBe(errors.length);
  }
});
