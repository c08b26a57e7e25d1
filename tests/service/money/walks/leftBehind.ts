import { asAccount } from '@/tests/fixtures/service/authClient';
import { atStripe } from '../atStripe';
import type { Gone, Passage } from './world';

/** What is still there of the accounts that a person has deleted, at Stripe and with us. */
export async function leftBehind({ shop, person }: Passage): Promise<readonly string[]> {
  const left: string[] = [];
  for (const gone of person.gone)
    left.push(...(await leftWithUs(shop, gone)), ...(await leftAtStripe(shop, gone)));
  return left;
}

async function leftWithUs(shop: Passage['shop'], { buyer }: Gone): Promise<string[]> {
  const { database } = shop.services;
  const account = await database
    .selectFrom('accounts')
    .leftJoin('customers', 'customers.account_id', 'accounts.id')
    .select(['accounts.email', 'accounts.status', 'customers.billing_email'])
    .where('accounts.id', '=', buyer.accountId)
    .executeTakeFirst();
  const left: string[] = [];
  if (account?.email || account?.billing_email) left.push('we know the address');
  if (account?.status !== 'deleted') left.push('the account is there');
  const { status } = await asAccount(`${shop.origin}/api/subscription`, buyer.accessToken);
  if (status !== 401) left.push(`its token is answered with ${status}`);
  return left;
}

async function leftAtStripe({ services }: Passage['shop'], { customer, charged }: Gone): Promise<string[]> {
  if (!customer) return [];
  const { stripe } = services;
  const { subscriptions, invoices, charges } = await atStripe(services, customer);
  const left: string[] = [];
  if (subscriptions.some(({ ended_at: ended }) => ended === null)) left.push('a subscription runs');
  if (invoices.some(({ status }) => status === 'open' || status === 'draft')) left.push('an invoice is open');
  if (charges.length > charged) left.push('it was charged again');
  const found = await stripe.customers.retrieve(customer);
  if (found.deleted) return left;
  if (found.balance < 0) left.push('a credit is there');
  if (found.email || found.name || found.phone || found.address) left.push('Stripe knows the person');
  const { data: cards } = await stripe.paymentMethods.list({ customer });
  return cards.length > 0 ? [...left, 'Stripe knows the card'] : left;
}
