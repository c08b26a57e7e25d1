import { sql } from 'kysely';
import {
  asAccount,
  authorizeParameters,
  call,
  makeVerifier,
  signUp,
  siteOrigin,
} from '../../fixtures/service/authClient';
import { useServiceSite } from '../../fixtures/service/serviceSite';

describe('a SQLite file', () => {
  const site = useServiceSite('sqlite');

  async function pragma(text: string): Promise<unknown> {
    const { rows } = await sql<Record<string, unknown>>`pragma ${sql.raw(text)}`.execute(
      site.services.database,
    );
    return Object.values(rows[0] ?? {})[0];
  }

  it('102. on a full disk writes fail cleanly, reads go on, nothing is torn, and space heals it without a restart', async () => {
    const account = await signUp(site.origin);
    const pages = Number(await pragma('page_count'));
    await pragma(`max_page_count = ${pages}`);
    const refused = await untilRefused();
    expect(refused.status).toBe(503);
    expect(refused.headers.get('retry-after')).toBe('5');
    expect(await refused.json()).toMatchObject({ error: 'service_unavailable' });

    const read = await asAccount(`${site.base}/account`, account.accessToken);
    expect(read.status).toBe(200);
    expect(await pragma('integrity_check')).toBe('ok');

    await pragma('max_page_count = 1000000');
    const later = await signUp(site.origin);
    expect((await asAccount(`${site.base}/account`, later.accessToken)).status).toBe(200);
    expect((await asAccount(`${site.base}/account`, account.accessToken)).status).toBe(200);
  });

  /** Opens sign-ins until the pages that are left have been filled. */
  async function untilRefused(): Promise<Response> {
    for (let count = 0; count < 2000; count += 1) {
      const answer = await openSession();
      if (answer.status !== 200) return answer;
    }
    throw new Error('The disk never became full.');
  }

  function openSession(): Promise<Response> {
    const query = authorizeParameters(makeVerifier(), null);
    return call(`${site.base}/authorize?${query}`, { method: 'POST', headers: { origin: siteOrigin } });
  }
});
