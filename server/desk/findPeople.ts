import { normalizeEmail } from '@/server/accounts/emailAddress';
import { isStripeError } from '@/server/billing/stripeUnavailable';
import type { Services } from '@/server/services';
import { accountsNamed } from '@/server/statements/namedContract';
import type { SiteDatabase } from '@/server/store/schema';
import { type CardPayment, customerOfObject, customersOfCard } from './customersAtStripe';

/** What somebody pasted, the accounts that fit it, each once, and what was left out: all that only Stripe knows, or older charges. */
export type Found = {
  kind: 'email' | 'account' | 'stripe' | 'card' | 'order';
  accounts: string[];
  leftOut: 'stripeAway' | 'olderCharges' | null;
};

const accountId = /^[0-9a-f]{8}-[0-9a-f-]{27}$/i;
const stripeId = /^(?:cus|in|ch|pi|py|sub)_\w+$/;
const cardPayment = /^(\d{4})\s+(\d{4}-\d{2}-\d{2})\s+\D{0,3}(\d+(?:[.,]\d{1,3})?)\D{0,3}$/;
/** Google names the charge of a renewal by the order and its number: `GPA.1234-5678-9012-34567..3`. */
const renewal = /\.\.\d+$/;

/** The accounts that fit what somebody pasted, whatever became of them. Stripe is asked about what no row of ours names. */
export async function findPeople(
  { database, stripe }: Pick<Services, 'database' | 'stripe'>,
  query: string,
): Promise<Found> {
  const text = query.trim();
  const card = cardIn(text);
  const words = text.split(/[\s,;()<>"]+/).flatMap((word) => [word, word.replace(renewal, '')]);
  const emails = words.flatMap((word) => normalizeEmail(word) ?? []);
  const kind = card ? 'card' : (emails[0] && 'email') || kindOf(text);
  const own = card ? [] : await accountsWith(database, emails, words);
  if (own.length > 0 || (kind !== 'card' && kind !== 'stripe')) return { kind, accounts: own, leftOut: null };
  try {
    const { customers, isCut } = card
      ? await customersOfCard(stripe, card)
      : { customers: await customerOfObject(stripe, text), isCut: false };
    const accounts = await accountsWith(database, [], customers);
    return { kind, accounts, leftOut: isCut ? 'olderCharges' : null };
  } catch (error) {
    if (!isStripeError(error)) throw error;
    return { kind, accounts: [], leftOut: 'stripeAway' };
  }
}

function kindOf(text: string): Found['kind'] {
  if (accountId.test(text)) return 'account';
  return stripeId.test(text) ? 'stripe' : 'order';
}

function cardIn(text: string): CardPayment | null {
  const [, last4, day = '', sum = ''] = cardPayment.exec(text) ?? [];
  const noon = Date.parse(`${day}T12:00Z`);
  return last4 && !Number.isNaN(noon) ? { last4, noon, sum: Number(sum.replace(',', '.')) } : null;
}

/** By address, order and invoice, and by the ids of the account, its customer, and what it bought: in a store the first transaction. */
async function accountsWith(
  database: SiteDatabase,
  emails: readonly string[],
  words: readonly string[],
): Promise<string[]> {
  const names = ['', ...words];
  const customers = database.selectFrom('customers').select('account_id as id');
  const bought = database.selectFrom('subscriptions').select('account_id as id');
  const rows = [
    ...(await accountsNamed(database, emails, names)),
    ...(await database.selectFrom('accounts').select('id').where('id', 'in', names).execute()),
    ...(await customers.where('stripe_customer_id', 'in', names).execute()),
    ...(await bought
      .where('platform', 'in', ['stripe', 'apple', 'google'])
      .where('provider_subscription_id', 'in', names)
      .execute()),
  ];
  return [...new Set(rows.map(({ id }) => id))];
}

/** The one account that fits, where nothing was left out that may fit as well; otherwise all are listed. */
export function onlyOne({ accounts: [only, ...others], leftOut }: Found): string | null {
  return only !== undefined && others.length === 0 && leftOut === null ? only : null;
}
