import type { Kysely } from 'kysely';
import type { Account } from '@/server/accounts/accounts';
import { invalidCodeError } from '@/server/auth/codes/invalidCodeError';
import { revokeAllFamilies } from '@/server/auth/tokens/revocation';
import { forgetBillingEmail, type PaidAccount } from '@/server/entitlements/billingEmail';
import { planOfProduct } from '@/server/entitlements/planOfProduct';
import { enqueueMail } from '@/server/mail/queue/outbox';
import type { Services } from '@/server/services';
import type { Database } from '@/server/store/schema';

/**
 * Gives an account without an email address the one it was paid with, which a code has just proved. Until now nobody
 * had proved anything there, so all its sign-ins end and whatever was read in them becomes worthless: only the person
 * who proved the address keeps access. A mail tells the address which subscription was added to it.
 * @throws the unique violation of the database when another account has the address
 */
export async function adoptBillingEmail(
  trx: Kysely<Database>,
  services: Services,
  { accountId, subscription }: PaidAccount,
  email: string,
): Promise<Account> {
  await revokeAllFamilies(trx, services, accountId, 'address_proved');
  const adopted = await trx
    .updateTable('accounts')
    .set({ email })
    .where('id', '=', accountId)
    .where('email', 'is', null)
    .where('status', '=', 'active')
    .returningAll()
    .executeTakeFirst();
  if (!adopted) throw invalidCodeError('expired');
  await forgetBillingEmail(trx, accountId);
  const plan = planOfProduct(subscription.product_id)?.label ?? subscription.product_id;
  await enqueueMail(trx, services, {
    template: 'address-added',
    to: email,
    locale: adopted.locale,
    dedupeKey: `address-adopted:${accountId}:${services.clock.now()}`,
    data: { email, joined: { plan, since: subscription.started_at } },
  });
  services.log.info({ event: 'billing_email_adopted', accountId }, 'address added by sign-in');
  return adopted;
}
