import nextJest from 'next/jest.js';
import { bundledPackages } from './scripts/test/bundledPackages.mjs';

const withNext = nextJest({ dir: './' });

/** Packages published as ES modules alone; everything else is loaded as it is. */
const esModules = ['jose', 'marked', 'minisearch', 'oauth4webapi', 'openid-client', 'postal-mime'];

const onNode = { testEnvironment: 'node', bundled: await bundledPackages(import.meta.dirname) };

/** The rooms of lib that work on a page. */
const onPages = 'events|hooks|messaging|native|privacy|settings|subscriber';

async function project({ bundled, ...options }) {
  const config = await withNext({
    moduleNameMapper: {
      ...bundled,
      '^@/(.*)$': '<rootDir>/$1',
      '^fake-apps/(.*)$': '<rootDir>/packages/fake-apps/src/$1',
      '^store-sandbox$': '<rootDir>/packages/store-sandbox/src/storeSandbox.ts',
      '^store-sandbox/(.*)$': '<rootDir>/packages/store-sandbox/src/$1',
      '^stripe-sandbox$': '<rootDir>/packages/stripe-sandbox/src/emulator.ts',
      '^stripe-sandbox/(.*)$': '<rootDir>/packages/stripe-sandbox/src/$1',
    },
    testPathIgnorePatterns: ['/node_modules/', '/.next/'],
    modulePathIgnorePatterns: ['<rootDir>/.next/', '<rootDir>/.data/'],
    ...options,
  })();
  return { ...config, transformIgnorePatterns: [`/node_modules/(?!(${esModules.join('|')})/)`, '/.build/'] };
}

export default async function config() {
  return {
    // A slow machine is no failure; a test that hangs still ends.
    testTimeout: 300_000,
    testSequencer: '<rootDir>/scripts/test/longestFirst.mjs',
    projects: [
      await project({
        displayName: 'unit',
        testEnvironment: 'jsdom',
        setupFiles: ['<rootDir>/tests/fixtures/browser/inAmerica.ts'],
        setupFilesAfterEnv: ['<rootDir>/tests/fixtures/unitSetup.ts'],
        testMatch: [
          '<rootDir>/tests/unit/{components,enhance}/**/*.test.{ts,tsx}',
          `<rootDir>/tests/unit/lib/@(${onPages})/**/*.test.{ts,tsx}`,
          '<rootDir>/packages/fake-apps/tests/**/*.test.ts',
        ],
      }),
      // Making a page takes longer than most of these tests. A file that needs one asks for it in its first line.
      await project({
        displayName: 'unit',
        ...onNode,
        setupFiles: ['<rootDir>/tests/fixtures/browser/inAmerica.ts'],
        testMatch: [
          '<rootDir>/tests/unit/{scripts,server}/**/*.test.{ts,tsx}',
          `<rootDir>/tests/unit/lib/!(${onPages})/**/*.test.{ts,tsx}`,
        ],
      }),
      await project({
        displayName: 'contract',
        ...onNode,
        testMatch: ['<rootDir>/tests/contracts/**/*.test.ts'],
      }),
      await project({
        displayName: 'service',
        ...onNode,
        globalSetup: '<rootDir>/tests/fixtures/postgres/start.ts',
        globalTeardown: '<rootDir>/tests/fixtures/postgres/stop.ts',
        testMatch: [
          '<rootDir>/tests/service/**/*.test.ts',
          '<rootDir>/packages/{store,stripe}-sandbox/tests/**/*.test.ts',
        ],
      }),
      await project({
        displayName: 'endurance',
        ...onNode,
        globalSetup: '<rootDir>/tests/fixtures/postgres/startInstalled.ts',
        globalTeardown: '<rootDir>/tests/fixtures/postgres/stop.ts',
        testMatch: ['<rootDir>/tests/endurance/**/*.test.ts'],
      }),
      await project({
        displayName: 'deploy',
        ...onNode,
        testMatch: ['<rootDir>/tests/deploy/**/*.test.ts'],
      }),
    ],
  };
}
