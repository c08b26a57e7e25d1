import { standardLanguage } from '@/lib/content/site/languages/languages';
import { syncCustomerDetails } from '@/server/billing/customer/customerDetails';
import { namedLocale, namedLocaleOf } from '@/server/http/caller';
import type { RequestContext } from '@/server/http/requestContext';

/**
 * The buyer's current language, which the account and its Stripe customer then get too: it may differ from the one the
 * account was created in. Whoever buys on a page in another language than English has chosen that language; otherwise
 * the browser's counts. A client that names none changes nothing.
 */
export async function keepBuyerLanguage(
  context: RequestContext,
  accountId: string,
  pageLocale: string | undefined,
): Promise<string> {
  const { services } = context;
  const account = await services.database
    .selectFrom('accounts')
    .select('locale')
    .where('id', '=', accountId)
    .executeTakeFirst();
  const before = account?.locale ?? 'en';
  const page = namedLocale(pageLocale);
  const chosen = page === standardLanguage ? null : page;
  const now = chosen ?? namedLocaleOf(context) ?? before;
  if (now === before) return before;
  await services.database.updateTable('accounts').set({ locale: now }).where('id', '=', accountId).execute();
  await syncCustomerDetails(services, accountId);
  return now;
}
