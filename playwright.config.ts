import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { titlesLeftOut, walked } from './tests/e2e/fixtures/engines/walks';

/** The journeys of `tests/e2e/languages` are walked with the words of one language, which its tsconfig puts in place. */
const inOtherLanguage = process.argv.some((value) => value.includes('tests/e2e/languages'));

export default defineConfig({
  testDir: 'tests/e2e',
  // One PostgreSQL for all workers, each of whose sites has a database of its own.
  globalSetup: './tests/fixtures/postgres/start.ts',
  globalTeardown: './tests/fixtures/postgres/stop.ts',
  // A slow machine is no failure; a journey that hangs still ends. The first one of a worker also starts its site.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  fullyParallel: true,
  // Half of the time a journey waits: for the page to be idle, for a timeout of an app.
  workers: Math.max(2, Math.ceil(availableParallelism() * 1.5)),
  retries: 0,
  forbidOnly: true,
  reporter: [['list'], ['json']],
  // Noting every step costs a third of the time, so `npm test` walks the journeys that failed once more with `--trace on`.
  use: { trace: 'off' },
  projects: [
    {
      name: 'chromium',
      // Every page is asked for more there (everyPage/crawl).
      testIgnore: ['**/everyPage/engines.spec.ts', ...(inOtherLanguage ? [] : ['**/languages/**'])],
      // `npm test` walks the main journeys, `npm test -- --all` those tagged @all as well (CONTRIBUTING, "Tests").
      grepInvert: process.env.TEST_TIER === 'default' ? /@all/ : undefined,
      use: {
        launchOptions: {
          executablePath: process.env.CHROMIUM_PATH || undefined,
          args: [
            '--no-sandbox',
            '--disable-background-networking',
            '--disable-component-update',
            '--disable-sync',
            // A page is left before code that is optimized for long use pays off.
            '--js-flags=--no-opt --no-maglev',
          ],
        },
      },
    },
    {
      name: 'firefox',
      testMatch: walked.firefox,
      grepInvert: titlesLeftOut('firefox'),
      use: {
        browserName: 'firefox',
        channel: 'moz-firefox',
        launchOptions: {
          executablePath: process.env.FIREFOX_PATH || '/usr/bin/firefox-esr',
          // A page that comes back as it was left is loaded by nothing that Playwright could wait for. A page from the cache
          // is reported after it was shown, so that Playwright waits for another one.
          firefoxUserPrefs: {
            'browser.sessionhistory.max_total_viewers': 0,
            'browser.cache.disk.enable': false,
            'browser.cache.memory.enable': false,
          },
        },
      },
    },
    {
      name: 'webkit',
      testMatch: walked.webkit,
      grepInvert: titlesLeftOut('webkit'),
      use: { browserName: 'webkit' },
    },
  ],
});
