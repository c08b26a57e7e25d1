import AsyncLibsql from 'libsql/promise';
import {
  asAccount,
  authorizeParameters,
  call,
  makeVerifier,
  signUp,
  siteOrigin,
} from '@/tests/fixtures/service/authClient';
import { useServiceSite } from '@/tests/fixtures/service/serviceSite';

const atOnce = 8;

describe('a SQLite file', () => {
  const site = useServiceSite('sqlite');

  const open = () =>
    call(`${site.base}/authorize?${authorizeParameters(makeVerifier(), null)}`, {
      method: 'POST',
      headers: { origin: siteOrigin },
    });
  const sessions = async () =>
    (await site.services.database.selectFrom('auth_sessions').select('id_hash').execute()).length;

  it('178. a flush that fails is an outage for every call in its group, leaves nothing behind, and is over with its cause', async () => {
    const account = await signUp(site.origin);
    const before = await sessions();
    const { answers, read } = await withFailingFlushes(async () => ({
      answers: await Promise.all(Array.from({ length: atOnce }, open)),
      read: await asAccount(`${site.base}/account`, account.accessToken),
    }));
    for (const answer of answers) {
      expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
      expect(await answer.json()).toMatchObject({ error: 'service_unavailable' });
    }
    expect(read.status).toBe(200);
    expect(await sessions()).toBe(before);
    const next = await Promise.all(Array.from({ length: atOnce }, open));
    expect(next.map(({ status }) => status)).toEqual(next.map(() => 200));
    expect(await sessions()).toBe(before + atOnce);
  });
});

/** Meanwhile, every flush fails before anything is on the disk, as with a broken disk. */
async function withFailingFlushes<Result>(work: () => Promise<Result>): Promise<Result> {
  const flush = jest.spyOn(AsyncLibsql.prototype, 'exec').mockImplementation(async () => {
    throw Object.assign(new Error('disk I/O error'), { code: 'SQLITE_IOERR_FSYNC' });
  });
  try {
    return await work();
  } finally {
    flush.mockRestore();
  }
}
