import { findAccountByEmail } from '@/server/accounts/accounts';
import { accountsByBillingEmail } from '@/server/entitlements/billingEmail';
import { isApiError } from '@/server/http/ApiError';
import { requireMail } from '@/server/mail/addressing/mailBudget';
import { enqueueMail } from '@/server/mail/queue/outbox';
import { inTransaction, type Services, type TransactionServices } from '@/server/services';
import { issueLongCode, longCodeMinutes } from './oneTimeCodes';

/**
 * The way in when strangers have used up what an email address may be mailed or guessed: a code of sixteen digits, mailed
 * to it. Nobody guesses that many, so no limit of the address applies to it, and its reader enters it in any browser or
 * app. It works once and lives as long as the limits that it goes around. The next one is mailed when it was used or is
 * over, so strangers cannot cause more than one a day.
 */

/** Runs the step. When a limit of the email address stops it, the owner of the address is mailed a long code. */
export async function offeringLongCode<Result>(
  services: Services,
  email: string,
  step: () => Promise<Result>,
): Promise<Result> {
  try {
    return await step();
  } catch (error) {
    if (isAddressLimit(error)) await offerLongCode(services, email);
    throw error;
  }
}

function isAddressLimit(error: unknown): boolean {
  return isApiError(error) && error.details.reason === 'address_limit';
}

/** The same work for an email address without an account, but without the mail: the timing reveals nothing. */
async function offerLongCode(services: Services, email: string): Promise<void> {
  const offer = async (services: TransactionServices) => {
    const account = await findAccountByEmail(services.database, email);
    const [paidFor] = await accountsByBillingEmail(services, email);
    const accountId = account?.id ?? paidFor?.accountId ?? null;
    const issued = await issueLongCode(services, { email, accountId });
    if (issued === null) return;
    // What is kept for the owner of a mailbox is not used up by spellings of it that no account has.
    const budget = accountId === null ? `no account ${email}` : email;
    await requireMail(services, { email: budget, known: true });
    const mail = {
      template: 'long-code',
      to: email,
      locale: account?.locale ?? 'en',
      dedupeKey: `long-code:${issued.id}`,
      data: { code: issued.code, minutes: longCodeMinutes },
    } as const;
    await enqueueMail(services, mail, { discard: accountId === null });
  };
  try {
    await inTransaction(services, offer);
  } catch (error) {
    // The owner has used up what is kept: with the whole offer undone, the next refusal makes another one.
    if (!isAddressLimit(error)) throw error;
  }
  services.wakeMail();
}
