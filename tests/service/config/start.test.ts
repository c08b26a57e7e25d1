import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { runProgram } from '@/tests/fixtures/runProgram';
import { emptyDatabase, migratedDatabase } from '../../fixtures/database/databases';
import { scratchFolder } from '../../fixtures/scratchFolder';
import { builtServer } from '../../fixtures/site/builtServer';
import { launch } from '../site/launch';

const sandboxSecret = 'sandbox-secret-for-one-machine-only';

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
  const start = await launch({ ...bad, DATABASE_URL: 'postgres://site@127.0.0.1:9/site' });
  await start.close();
  expect(start.exitCode).toBe(1);
  expect(start.stderr).not.toMatch(/\n\s+at /);
  const named = [...start.stderr.matchAll(/^ {2}- ([A-Z_]+):/gm)].map(([, name]) => name);
  expect(start.stderr).toContain(`${named.length} problem(s)`);
  expect(named.sort()).toEqual(Object.keys(bad).sort());
});

it('a mistyped command starts nothing, and one without a database of the site makes none', async () => {
  const folder = scratchFolder('site-commands');
  const DATA_DIR = join(folder, 'data');
  const place = await emptyDatabase();
  const run = (...words: string[]) => {
    const env = { PATH: process.env.PATH, NODE_ENV: 'production' as const, PORT: '0', DATA_DIR };
    return runProgram(process.execPath, [builtServer(), ...words], {
      env: { ...env, DATABASE_URL: place.config.url },
    });
  };
  try {
    const mistyped = run('bakup', join(folder, 'copy.db'));
    expect([mistyped.status, mistyped.stderr]).toEqual([1, expect.stringContaining('  backup <file>\n')]);
    for (const words of [['suspend', 'person@example.org'], ['sale-opened']]) {
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
  await first.close();
  const SITE_SECRET = 'another-secret-that-nobody-else-has-3f9b';
  const other = await launch({ DATABASE_URL, SITE_SECRET });
  await other.close();
  expect([other.exitCode, other.stderr]).toEqual([1, expect.stringContaining('Check SITE_SECRET')]);
  const rotated = await launch({ DATABASE_URL, SITE_SECRET, SITE_SECRET_PREVIOUS: sandboxSecret });
  await rotated.close();
  expect(rotated.exitCode).toBe(null);
  await place.remove();
});
