import { codeIn } from '../sources';

it('142. B9: a day of the account is written in one place', () => {
  const writers = codeIn('components', 'lib', 'enhance', 'pages', 'server')
    .filter(({ text }) => /DateTimeFormat|toLocaleDateString|toLocaleString\([^)]*date/.test(text))
    .map(({ path }) => path);
  expect(writers.sort()).toEqual([
    // The day a text was last changed, which has no hour.
    'components/sections/legal/LegalHero.tsx',
    // What an app of the reader's own tells, by its clock.
    'components/subscription/removal/shortDate.ts',
    'lib/content/company/updates.ts',
    'lib/content/days.ts',
    // For operators and for whoever turns the sandbox's clock.
    'server/ops/charts/dayChart.ts',
    'server/sandbox/formatTime.ts',
  ]);
});
