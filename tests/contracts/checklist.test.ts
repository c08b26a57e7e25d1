import { readFileSync } from 'node:fs';
import { filesIn } from './sources';

/** The lines of the security checklist: each is covered by at least one test whose title begins with its number. */
const required = [...range(1, 166), 169, 170, 171, 172, 175, 176, 188, 189, 190, 191, 192];

function range(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

it('every line of the security checklist has a test with its number', () => {
  const names = filesIn('tests')
    .filter(({ path }) => /\.(test|spec)\.tsx?$/.test(path))
    .flatMap(({ text }) => [
      ...text.matchAll(/\b(?:it|test)(?:\.each[\s\S]{0,2000}?\))?\(\s*['"`]((?:\d{1,3}\. )+)/g),
    ])
    .flatMap(([, numbers = '']) => numbers.trim().split(' ').map(Number.parseFloat));
  const tested = new Set(names);
  expect(required.filter((line) => !tested.has(line))).toEqual([]);
});

it('every line of its later part is in docs/checklist.md exactly once', () => {
  const written = readFileSync('docs/checklist.md', 'utf8').matchAll(/^(\d{3})\. /gm);
  const numbers = [...written].map(([, number]) => Number(number)).sort((one, other) => one - other);
  expect(numbers).toEqual(required.filter((line) => line > 112));
});
