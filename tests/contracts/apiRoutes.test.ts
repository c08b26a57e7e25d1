import { codeIn } from './sources';

it('113. B1: the target of a request is read in one place, and parsed nowhere else', () => {
  const reading = codeIn('server').flatMap(({ path, text }) =>
    [...text.matchAll(/\b(?:request|req)\.url\b(?!\s*\))/g)].map(() => path),
  );
  const places = [...new Set(reading)];
  expect(places).toEqual(['server/main/router.ts']);
  const uses = codeIn('server').flatMap(({ text }) => [...text.matchAll(/\b\w+\(request\.url\)/g)]);
  expect([...new Set(uses.map(([use]) => use))].sort()).toEqual([
    'readUrl(request.url)',
    'readWithSingleSlashes(request.url)',
  ]);
});
