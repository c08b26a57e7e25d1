import { codeIn, filesIn, importsOf, reachedFrom } from './sources';

it('what benches load of the tests needs no test runner', () => {
  const loaded = filesIn('scripts').flatMap(({ text }) =>
    [...text.matchAll(/loadSource\('([^']+)'\)/g)].map(([, path = '']) => path),
  );
  const sources = codeIn('tests', 'lib', 'server');
  const reached = new Set(reachedFrom(loaded, importsOf(sources)));
  const ofRunner = /\b(?:jest|expect|beforeAll|afterAll|beforeEach|afterEach)(?:\.|\()/;
  const needing = sources.filter(({ path, text }) => reached.has(path) && ofRunner.test(text));
  expect(loaded.length).toBeGreaterThan(5);
  expect(needing.map(({ path }) => path)).toEqual([]);
});
