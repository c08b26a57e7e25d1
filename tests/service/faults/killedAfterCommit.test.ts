import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Libsql from 'libsql';
import { codeOf } from '@/tests/fixtures/service/authClient';
import { type Site, startSite } from '@/tests/fixtures/site/site';
import { inSession, openAt, type SiteSession, tokensAt } from '@/tests/fixtures/site/siteClient';

const atOnce = 8;
const killAfterCommit = join(process.cwd(), 'tests/fixtures/site/killAfterCommit.mjs');

let site: Site;
beforeAll(async () => {
  site = await startSite({ DATABASE_URL: '', NODE_OPTIONS: `--import ${killAfterCommit}` });
});
afterAll(() => site?.close());

function countAccounts(): number {
  const sqlite = new Libsql(join(site.folder, 'site.db'));
  const [rows] = sqlite.prepare('select count(*) from accounts').pluck().all([]);
  sqlite.close();
  return Number(rows);
}

/** The code of the new account; null when the site died before it answered. */
const create = (session: SiteSession) => inSession(session, 'account/create').then(codeOf, () => null);

it('178. killed between the commit of a group and its answers, the site has all of it, and nothing twice', async () => {
  const sessions = await Promise.all(Array.from({ length: atOnce }, () => openAt(site.origin)));
  writeFileSync(join(site.folder, 'kill-when.sql'), 'select count(*) >= 3 from accounts');
  const codes = await Promise.all(sessions.map(create));
  const answered = codes.filter((code) => code !== null).length;
  expect(countAccounts()).toBeGreaterThanOrEqual(3);
  expect(countAccounts()).toBeGreaterThan(answered);

  await site.start();
  const accounts = await Promise.all(
    sessions.map(async (session, index) => {
      const code = codes[index] ?? (await create(session)) ?? '';
      return (await tokensAt(session, code)).accountId;
    }),
  );
  expect(new Set(accounts).size).toBe(atOnce);
  expect(countAccounts()).toBe(atOnce);
});
