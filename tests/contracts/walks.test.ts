import { readFileSync } from 'node:fs';
import { codeIn, importsOf } from './sources';

const section = /\n## Three walks\n(.*?)\n## /s.exec(readFileSync('ARCHITECTURE.md', 'utf8'))?.[1] ?? '';
const steps = [...section.matchAll(/`([\w/]+)` → (?=`([\w/]+)`)/g)].map(([, from = '', to = '']) => ({
  from,
  to,
}));
const paths = importsOf(codeIn('pages', 'components', 'lib', 'enhance', 'server')).map(({ from, to }) => ({
  from: from.replace(/\.tsx?$/, ''),
  to: to.replace(/\.tsx?$/, ''),
}));

it('walks the purchase, the sign-in and the origin', () => {
  expect(section.match(/^\*\*.*\*\*$/gm)).toHaveLength(3);
  expect(steps.length).toBeGreaterThan(30);
});

it('every step of a walk imports the next', () => {
  const isTaken = (step: (typeof steps)[number]) =>
    paths.some(({ from, to }) => from === step.from && to === step.to);
  expect(steps.filter((step) => !isTaken(step))).toEqual([]);
});
