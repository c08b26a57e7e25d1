import { titlesLeftOut, walked } from '../e2e/fixtures/engines/walks';
import { filesIn } from './sources';

const filesOf = (glob: string) => {
  const [, folder, names = ''] = /^\*\*\/(\w+)\/\{?(.+?)\}?\.spec\.ts$/.exec(glob) ?? [];
  return names.split(',').map((name) => `tests/e2e/${folder}/${name}.spec.ts`);
};
const files = walked.webkit.flatMap(filesOf);
const journeys = filesIn('tests/e2e')
  .filter(({ path }) => files.includes(path))
  .flatMap(({ text }) => text.split(/^ *test\(/m).slice(1));
/** The context is the journey's own, in which WebKit has one page, and none that the journey makes. */
const opensSecondPage = (journey: string) =>
  /\bcontext(\(\))?\.newPage\(/.test(journey) && !/\bcontext = await browser\.newContext\(/.test(journey);

it('reads every file that WebKit walks', () => {
  expect(filesIn('tests/e2e').map(({ path }) => path)).toEqual(expect.arrayContaining(files));
});

it('leaves every journey of two pages out of WebKit, whose windows have one', () => {
  const left = titlesLeftOut('webkit');
  const title = (journey: string) => /['"`](.+?)['"`],/.exec(journey)?.[1] ?? '';
  const withTwo = journeys.filter(opensSecondPage).map(title);
  expect(withTwo).not.toEqual([]);
  expect(withTwo.filter((name) => !left.some((words) => words.test(name)))).toEqual([]);
});
