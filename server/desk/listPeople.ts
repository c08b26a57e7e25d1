import { deskWords } from '@/lib/content/desk';
import { type Account, findAccount } from '@/server/accounts/accounts';
import { maskedEmail } from '@/server/accounts/emailAddress';
import { billingEmailOf } from '@/server/entitlements/billingEmail';
import { currentSubscription } from '@/server/entitlements/currentSubscription';
import type { RowServices } from '@/server/services';
import type { Listed } from './deskPages';
import { subscriptionText } from './screen/sections';
import { at } from './screen/written';

/** Most accounts in one answer. */
const listedAtMost = 50;

/** What tells accounts apart that fit the same search. Their addresses are masked: the one who wrote has one of them. */
export async function listPeople(services: RowServices, ids: readonly string[]): Promise<Listed[]> {
  const accounts = await Promise.all(
    ids.slice(0, listedAtMost).map((id) => findAccount(services.database, id)),
  );
  return Promise.all(accounts.flatMap((account) => (account ? [listedAs(services, account)] : [])));
}

async function listedAs(
  { database, clock }: RowServices,
  { id, email, created_at: createdAt }: Account,
): Promise<Listed> {
  const { created, noAddress } = deskWords.result;
  const address = email ?? (await billingEmailOf(database, id));
  const row = await currentSubscription(database, id);
  const has = row ? subscriptionText(row, clock.now()) : deskWords.account.never;
  const who = address === null ? noAddress : maskedEmail(address);
  return { id, text: [who, created(at(createdAt)), has].join(', ') };
}
