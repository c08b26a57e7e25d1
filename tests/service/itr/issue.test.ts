import { RestorationCode } from '@/lib/contract/restorationCode';
import { day } from '@/server/clock';
import { pruneOld } from '@/tests/fixtures/database/pruneOld';
import { openForAllTests } from '@/tests/fixtures/openForAllTests';
import { asAccount, refresh, type SignedUp, tokensOf } from '@/tests/fixtures/service/authClient';
import { createBilling } from '@/tests/fixtures/service/billing';

const billing = openForAllTests(() => createBilling());

const ask = (buyer: SignedUp, country = 'US') =>
  asAccount(`${billing.origin}/itr/issue`, buyer.accessToken, {
    method: 'POST',
    headers: { 'x-country': country },
  });
const issued = async (buyer: SignedUp, country?: string) =>
  RestorationCode.parse(await (await ask(buyer, country)).json());

async function afterDays(buyer: SignedUp, days: number): Promise<SignedUp> {
  await billing.advance(days * day);
  const fresh = await tokensOf(await refresh(billing.origin, buyer.refreshToken));
  return { ...buyer, accessToken: fresh.access_token, refreshToken: fresh.refresh_token };
}

it('gives a subscriber a code that can be read out, its end and the number of the country', async () => {
  const buyer = await billing.subscribe();
  const answer = await issued(buyer);
  expect(answer.code).toMatch(/^[2-9B-Z]{4}-[2-9B-Z]{4}-[2-9B-Z]{4}$/);
  expect(answer.expiresAt).toBe(billing.services.clock.now() + 7 * day);
  expect(answer.phone).toMatch(/^\+1 800/);
  // Toll-free numbers are reached only from their own country.
  expect((await issued(buyer, 'GB')).phone).toMatch(/^\+44 808/);
  expect((await issued(buyer, 'DE')).phone).toMatch(/^\+44 20/);
  const stored = await billing.services.database.selectFrom('restoration_codes').selectAll().execute();
  expect(JSON.stringify(stored)).not.toContain(answer.code);
});

it('within its life the same code is given, also to twelve who ask at once; after it another', async () => {
  const buyer = await billing.subscribe();
  const answers = await Promise.all(Array.from({ length: 12 }, () => issued(buyer)));
  expect(new Set(answers.map(({ code }) => code)).size).toBe(1);
  const next = await afterDays(buyer, 6);
  expect((await issued(next)).code).toBe(answers[0]?.code);
  expect((await issued(await afterDays(next, 2))).code).not.toBe(answers[0]?.code);
});

it('79. a code is of one account alone, and without a subscription there is none', async () => {
  const [one, other] = [await billing.subscribe(), await billing.subscribe()];
  expect((await issued(one)).code).not.toBe((await issued(other)).code);
  const refused = await ask(await billing.signUp());
  expect([refused.status, await refused.json()]).toEqual([403, { error: 'forbidden' }]);
});

it('codes that have ended are removed, and a retired secret costs no more than a new code', async () => {
  const { database, clock } = billing.services;
  const buyer = await billing.subscribe();
  const first = await issued(buyer);
  await database.updateTable('restoration_codes').set({ sealed_code: 'unreadable' }).execute();
  const second = await issued(buyer);
  expect(second.code).not.toBe(first.code);
  clock.advance(7 * day + 1);
  expect(await pruneOld(billing.services, 'restoration_codes')).toBeGreaterThan(0);
  expect(await database.selectFrom('restoration_codes').selectAll().execute()).toEqual([]);
});
