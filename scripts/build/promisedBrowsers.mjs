import { readFileSync } from 'node:fs';

const { browserslist } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));

/**
 * The oldest browsers that we promise, as esbuild writes them: `ios15`. `browserslist` in package.json names them; the
 * framework's bundler reads them there by itself.
 */
export const promisedBrowsers = browserslist.map((browser) =>
  browser.replace('ios_saf', 'ios').replace(' ', ''),
);
