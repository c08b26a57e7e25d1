import { codeIn } from './sources';

const routes = codeIn('pages/api');

it('115. B2: every API route is named after the path of its file', () => {
  const named = routes.map(({ path, text }) => [path, /\bapi\('([^']+)'/.exec(text)?.[1]]);
  const addresses = routes.map(({ path }) => [
    path,
    `/${path.replace(/^pages\//, '').replace(/(\/index)?\.ts$/, '')}`,
  ]);
  expect(named.length).toBeGreaterThan(25);
  expect(named).toEqual(addresses);
});

it('113. M5: no API route of the framework accepts paths that we do not define', () => {
  expect(
    routes.map(({ path }) => path).filter((path) => path.includes('[...') || path.includes('[[')),
  ).toEqual([]);
});

it('113. B1: the target of a request is read in one place, and parsed nowhere else', () => {
  const reading = codeIn('server', 'pages/api').flatMap(({ path, text }) =>
    [...text.matchAll(/\b(?:request|req)\.url\b(?!\s*\))/g)].map(() => path),
  );
  const places = [...new Set(reading)];
  expect(places).toEqual(['server/main/router.ts']);
  const uses = codeIn('server', 'pages/api').flatMap(({ text }) => [
    ...text.matchAll(/\b\w+\(request\.url\)/g),
  ]);
  expect([...new Set(uses.map(([use]) => use))].sort()).toEqual([
    'readUrl(request.url)',
    'readWithSingleSlashes(request.url)',
  ]);
});
