import { sql } from 'kysely';
import { limits } from '@/server/attempts/limitTable';
import { call, type OpenSession, pageHeaders, webAuthorize } from '@/tests/fixtures/service/authClient';
import { openServiceSite } from '@/tests/fixtures/service/serviceSite';

const site = openServiceSite({ trustedProxyHops: 1 });

/** How often PostgreSQL has ended a transaction because two waited for each other. */
async function deadlocks(): Promise<number> {
  const { rows } = await sql<{ deadlocks: number }>`
    select deadlocks from pg_stat_database where datname = current_database()`.execute(
    site.services.database,
  );
  return Number(rows[0]?.deadlocks);
}

/** Each call comes from another network, so that only the limits of the address decide. */
function ask(session: OpenSession, email: string, number: number): Promise<Response> {
  const query = new URLSearchParams({ email, locale: 'en' });
  return call(`${site.origin}/api/auth/v2/otp?${query}`, {
    method: 'POST',
    headers: { ...pageHeaders(session), 'x-forwarded-for': `20.${number >> 8}.${number & 255}.1` },
  });
}

it.each([24, 100, 400])(
  '%i calls at one moment for spellings of one mailbox: four codes, and nobody waits in a circle',
  async (calls) => {
    const { origin } = site;
    const before = await deadlocks();
    const sessions = [];
    while (sessions.length < calls) sessions.push(await webAuthorize(origin));
    const asked = Promise.all(
      sessions.map((one, number) => ask(one, `wanted-by-${calls}+${number % 3}@gmail.com`, number)),
    );
    for (let bystander = 0; bystander < 20; bystander += 1) await webAuthorize(origin);
    const answers = await asked;
    const statuses = answers.map(({ status }) => status);
    const sent = limits['mails-an-hour'].maximum;
    expect(statuses.sort()).toEqual([...Array(sent).fill(200), ...Array(calls - sent).fill(429)]);
    expect(await deadlocks()).toBe(before);
  },
);
