import { codeIn } from '../sources';

it('142. B9: the dates of the account are formatted in one place', () => {
  const writers = codeIn('components', 'lib', 'enhance', 'pages', 'server')
    .filter(({ text }) => /DateTimeFormat|toLocaleDateString|toLocaleString\([^)]*date/.test(text))
    .map(({ path }) => path);
  expect(writers.sort()).toEqual([
    // The day on which a text was last changed, which has no time.
    'components/sections/legal/LegalHero.tsx',
    // Data from an app on the reader's own device, by its clock.
    'components/subscription/removal/shortDate.ts',
    'lib/content/company/updates.ts',
    'lib/content/days.ts',
    // Writes nothing, and asks for the browser's time zone.
    'lib/privacy/mayRemember.ts',
    // For whoever sets the sandbox's clock.
    'server/sandbox/sandboxPage.ts',
  ]);
});
