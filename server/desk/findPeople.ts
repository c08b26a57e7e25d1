import type { Kysely } from 'kysely';
import { findAccount } from '@/server/accounts/accounts';
import { normalizeEmail } from '@/server/accounts/emailAddress';
import { isStripeError } from '@/server/billing/stripeUnavailable';
import type { Services } from '@/server/services';
import { accountsNamed } from '@/server/statements/namedContract';
import type { Database } from '@/server/store/schema';
import { type CardPayment, customersAtStripe } from './customersAtStripe';

export type Finding = Pick<Services, 'database' | 'stripe'>;

/** What a person can be found by, as pasted. */
type Pasted =
  | { kind: 'email'; email: string }
  | { kind: 'account'; id: string }
  | { kind: 'stripe'; id: string }
  | { kind: 'card'; payment: CardPayment }
  | { kind: 'order'; words: string[] };

/** `stripeAway`: what only Stripe knows was not searched. */
export type Found = { kind: Pasted['kind']; accounts: string[]; stripeAway: boolean };

const stripeId = /^(?:cus|in|ch|pi|py|sub)_\w+$/;
const cardPayment = /^(?:\D*\b)?(\d{4})\s+(\d{4}-\d{2}-\d{2})\s+\D{0,3}(\d+(?:[.,]\d{1,3})?)\D{0,3}$/;
/** Google names the charge of a renewal by the order and its number: `GPA.1234-5678-9012-34567..3`. */
const renewal = /\.\.\d+$/;

/** Recognizes what somebody pasted. Whatever is nothing else may be a number of an invoice or of a store. */
function recognize(query: string): Pasted {
  const text = query.trim();
  const email = normalizeEmail(text);
  if (email !== null) return { kind: 'email', email };
  if (/^[0-9a-f]{8}-[0-9a-f-]{27}$/i.test(text)) return { kind: 'account', id: text.toLowerCase() };
  if (stripeId.test(text)) return { kind: 'stripe', id: text };
  const [, last4, day = '', sum = ''] = cardPayment.exec(text) ?? [];
  const noon = Date.parse(`${day}T12:00Z`);
  if (last4 && !Number.isNaN(noon))
    return { kind: 'card', payment: { last4, noon, sum: sum.replace(',', '.') } };
  return { kind: 'order', words: text.split(/[\s,;()<>]+/).filter(Boolean) };
}

/** The accounts that fit what somebody pasted, each once, whatever became of them. */
export async function findPeople(services: Finding, query: string): Promise<Found> {
  const pasted = recognize(query);
  try {
    const accounts = await accountsOf(services, pasted);
    return { kind: pasted.kind, accounts: [...new Set(accounts)], stripeAway: false };
  } catch (error) {
    if (!isStripeError(error)) throw error;
    return { kind: pasted.kind, accounts: [], stripeAway: true };
  }
}

async function accountsOf(services: Finding, pasted: Pasted): Promise<string[]> {
  const { database } = services;
  switch (pasted.kind) {
    case 'email':
      return ids(await accountsNamed(database, [pasted.email], ['']));
    case 'account':
      return ids([(await findAccount(database, pasted.id)) ?? []].flat());
    case 'order': {
      const words = pasted.words.flatMap((word) => [word, word.replace(renewal, '')]);
      return [
        ...ids(await accountsNamed(database, [], ['', ...words])),
        ...(await buyersOf(database, words)),
      ];
    }
    case 'stripe': {
      const own = await buyersOf(database, [pasted.id]);
      return own.length > 0 ? own : ofCustomers(database, await customersAtStripe(services, pasted));
    }
    case 'card':
      return ofCustomers(database, await customersAtStripe(services, pasted));
  }
}

function ids(rows: readonly { id: string }[]): string[] {
  return rows.map(({ id }) => id);
}

/** By the id of a subscription, which in a store is that of its first transaction. */
async function buyersOf(database: Kysely<Database>, subscriptionIds: readonly string[]): Promise<string[]> {
  const rows = await database
    .selectFrom('subscriptions')
    .select('account_id as id')
    .where('platform', 'in', ['stripe', 'apple', 'google'])
    .where('provider_subscription_id', 'in', ['', ...subscriptionIds])
    .execute();
  return ids(rows);
}

async function ofCustomers(database: Kysely<Database>, customers: readonly string[]): Promise<string[]> {
  const rows = await database
    .selectFrom('customers')
    .select('account_id as id')
    .where('stripe_customer_id', 'in', ['', ...customers])
    .execute();
  return ids(rows);
}
