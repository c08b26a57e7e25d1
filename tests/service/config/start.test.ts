import { spawnSync } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigError, readConfig } from '@/server/config/config';
import { emptyDatabase, migratedDatabase } from '../../fixtures/database/databases';
import { scratchFolder } from '../../fixtures/scratchFolder';
import { builtServer } from '../../fixtures/site/builtServer';
import { launch } from '../site/launch';
import { liveVariables } from '../site/launchLive';

const live = liveVariables();
const sandboxSecret = 'sandbox-secret-for-one-machine-only';

/** The variables that the word of a refused start names, in order. */
function named(words: string): string[] {
  const names = [...words.matchAll(/^ {2}- ([A-Z_]+):/gm)].map(([, name = '']) => name);
  expect(words).toContain(`${names.length} problem(s)`);
  return names;
}

/** What a start with these variables would name. */
function refused(variables: Record<string, string>): string[] {
  try {
    readConfig(variables, '/nonexistent');
  } catch (error) {
    if (error instanceof ConfigError) return named(error.message);
    throw error;
  }
  throw new Error('The configuration was accepted.');
}

it('names every bad variable at once and ends', async () => {
  const bad = {
    SITE_MODE: 'production',
    PORT: '99999',
    DEFAULT_COUNTRY: 'usa',
    LOG_LEVEL: 'loud',
    TRUSTED_PROXY_HOPS: 'many',
    DATABASE_POOL_SIZE: '1.5',
    SANDBOX_PUBLIC: 'yes',
  };
  const start = await launch({ ...bad, DATABASE_URL: live.DATABASE_URL });
  await start.stop();
  expect(start.exitCode).toBe(1);
  expect(start.stderr).not.toMatch(/\n\s+at /);
  expect(named(start.stderr).sort()).toEqual(Object.keys(bad).sort());
});

it('names every bad address and everything a sandbox must not do, at once', () => {
  const problems = refused({
    HOST: '0.0.0.0',
    DATABASE_URL: 'mysql://127.0.0.1/site',
    SMTP_URL: 'mail.example',
    PUBLIC_ORIGIN: 'ftp://example.test',
    TOKEN_ISSUER: 'nobody',
    STRIPE_SECRET_KEY: live.STRIPE_SECRET_KEY,
  });
  expect(problems.sort()).toEqual(
    [
      'DATABASE_URL',
      'HOST',
      'PUBLIC_ORIGIN',
      'SMTP_URL',
      'STRIPE_SECRET_KEY',
      'STRIPE_WEBHOOK_SECRET',
      'TOKEN_ISSUER',
    ].sort(),
  );
});

it('110. live mode names every missing part, and takes neither the embedded store nor a default secret', () => {
  const problems = refused({ SITE_MODE: 'live', SITE_SECRET: '  ' });
  expect(problems.sort()).toEqual(
    Object.keys(live)
      .filter((name) => name !== 'SITE_MODE')
      .sort(),
  );
});

it.each([
  ['an http address', { PUBLIC_ORIGIN: 'http://example.test' }, 'PUBLIC_ORIGIN'],
  ['a test key of Stripe', { STRIPE_SECRET_KEY: ['sk', 'test', 'nowhere'].join('_') }, 'STRIPE_SECRET_KEY'],
  ['a short secret', { SITE_SECRET: 'short' }, 'SITE_SECRET'],
  ['an open sandbox', { SANDBOX_PUBLIC: '1' }, 'SANDBOX_PUBLIC'],
  ['the secret of the sandbox (M6)', { SITE_SECRET: sandboxSecret }, 'SITE_SECRET'],
  [
    'the secret of the sandbox as the one before (M6)',
    { SITE_SECRET_PREVIOUS: sandboxSecret },
    'SITE_SECRET_PREVIOUS',
  ],
  ['a secret of one letter (M6)', { SITE_SECRET: 'a'.repeat(32) }, 'SITE_SECRET'],
  ['an operator’s token of one letter (M6)', { OPS_TOKEN: 'a'.repeat(16) }, 'OPS_TOKEN'],
  ['an empty webhook secret (M6)', { STRIPE_WEBHOOK_SECRET: 'whsec_nowhere,' }, 'STRIPE_WEBHOOK_SECRET'],
  ['a live key on staging (M6)', { SITE_STAGING: '1' }, 'STRIPE_SECRET_KEY'],
  ['itself as its staging', { STAGING_ORIGIN: live.PUBLIC_ORIGIN }, 'STAGING_ORIGIN'],
])('110. 150. 151. live mode refuses %s', (_, change, name) => {
  expect(refused({ ...live, ...change })).toEqual([name]);
});

it('152. M6: an open sandbox starts with a secret of its own alone', () => {
  expect(refused({ SANDBOX_PUBLIC: '1' })).toEqual(['SITE_SECRET']);
  expect(refused({ SANDBOX_PUBLIC: '1', SITE_SECRET: sandboxSecret })).toEqual(['SITE_SECRET']);
});

it('a mistyped command starts nothing, and one without a database of the site makes none', async () => {
  const folder = scratchFolder('site-commands');
  const DATA_DIR = join(folder, 'data');
  const place = await emptyDatabase();
  const run = (...words: string[]) => {
    const env = { PATH: process.env.PATH, NODE_ENV: 'production' as const, PORT: '0', DATA_DIR };
    return spawnSync(process.execPath, [builtServer(), ...words], {
      env: { ...env, DATABASE_URL: place.config.url },
      encoding: 'utf8',
    });
  };
  try {
    const mistyped = run('bakup', join(folder, 'copy.db'));
    expect([mistyped.status, mistyped.stderr]).toEqual([1, expect.stringContaining('  backup <file>\n')]);
    for (const words of [['suspend', 'person@example.org'], ['sale-opened'], ['newsletter-list']]) {
      const failed = run(...words);
      const reason = 'The site has no tables in this database. Check DATABASE_URL.\n';
      expect([words, failed.status, failed.stderr]).toEqual([words, 1, reason]);
    }
    expect(existsSync(DATA_DIR)).toBe(false);
  } finally {
    await place.remove();
    rmSync(folder, { recursive: true, force: true });
  }
});

it('107. with another secret than the one of its database, a site does not start', async () => {
  const place = await migratedDatabase();
  const DATABASE_URL = place.config.url;
  const first = await launch({ DATABASE_URL });
  expect((await fetch(`${first.origin}/api/auth/v2/.well-known/jwks.json`)).status).toBe(200);
  await first.stop();
  const SITE_SECRET = 'another-secret-that-nobody-else-has-3f9b';
  const other = await launch({ DATABASE_URL, SITE_SECRET });
  await other.stop();
  expect([other.exitCode, other.stderr]).toEqual([1, expect.stringContaining('Check SITE_SECRET')]);
  const rotated = await launch({ DATABASE_URL, SITE_SECRET, SITE_SECRET_PREVIOUS: sandboxSecret });
  await rotated.stop();
  expect(rotated.exitCode).toBe(null);
  await place.remove();
});
