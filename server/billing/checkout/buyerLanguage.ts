import { standardLanguage } from '@/lib/content/site/languages/languages';
import { findAccount } from '@/server/accounts/accounts';
import { syncCustomerDetails } from '@/server/billing/customer/customerDetails';
import { namedLocale, namedLocaleOf } from '@/server/http/caller';
import type { RequestContext } from '@/server/http/requestContext';

/**
 * The language of a page that is not English was chosen by the buyer; otherwise the browser's counts. The account and its
 * Stripe customer get it too. A client that names none changes nothing.
 */
export async function keepBuyerLanguage(
  context: RequestContext,
  accountId: string,
  pageLocale: string | undefined,
): Promise<string> {
  const { services } = context;
  const before = (await findAccount(services.database, accountId))?.locale ?? 'en';
  const page = namedLocale(pageLocale);
  const chosen = page === standardLanguage ? null : page;
  const now = chosen ?? namedLocaleOf(context) ?? before;
  if (now === before) return before;
  await services.database.updateTable('accounts').set({ locale: now }).where('id', '=', accountId).execute();
  await syncCustomerDetails(services, accountId);
  return now;
}
