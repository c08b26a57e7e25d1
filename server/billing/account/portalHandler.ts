import type Stripe from 'stripe';
import { type Language, readPath, standardLanguage } from '@/lib/content/site/languages/languages';
import { PortalFlow } from '@/lib/contract/billing';
import { requireAccount } from '@/server/auth/tokens/bearer';
import { forgetMissingCustomer } from '@/server/billing/checkout/missingCustomer';
import { countedByPayer } from '@/server/billing/countedByPayer';
import { managePath, portalUrl, storeManageUrl } from '@/server/billing/customer/portalUrl';
import { customerOf } from '@/server/billing/rows/customers';
import { isCustomerMissing, isRefusedByStripe } from '@/server/billing/stripeUnavailable';
import { currentSubscription } from '@/server/entitlements/currentSubscription';
import { ApiError } from '@/server/http/ApiError';
import { namedLocale } from '@/server/http/caller';
import type { HandlerResult, RequestContext } from '@/server/http/requestContext';
import { siteOrigin } from '@/server/http/siteOrigin';
import type { Services } from '@/server/services';
import { planChangeOf, runningSubscription } from './planChangeHandler';

type FlowData = Stripe.BillingPortal.SessionCreateParams.FlowData;

/**
 * `GET /api/checkout/portal`: the URL where a Stripe subscription is managed; with `flow`, where it is canceled, or its
 * card or plan (`productId`) is changed. An app store subscription is always managed in its store.
 */
export async function getPortal(context: RequestContext): Promise<HandlerResult> {
  const { accountId } = await requireAccount(context);
  const { database } = context.services;
  const row = await currentSubscription(database, accountId);
  if (row && row.platform !== 'stripe')
    return { json: { customerPortalUrl: storeManageUrl(context.services.config, row) } };
  const customer = await customerOf(database, accountId);
  if (!customer) throw new ApiError('no_subscription');
  try {
    const customerPortalUrl = await countedByPayer(context, accountId, () =>
      openedAt(context, accountId, customer),
    );
    return { json: { customerPortalUrl } };
  } catch (error) {
    if (!isCustomerMissing(error)) throw error;
    await forgetMissingCustomer(context.services, accountId, customer);
    throw new ApiError('no_subscription');
  }
}

async function openedAt(context: RequestContext, accountId: string, customer: string): Promise<string> {
  const { services, query } = context;
  const asked = query.get('flow');
  const locale = namedLocale(query.get('locale') ?? undefined);
  // The account page asks Stripe before it shows anything: the event about a change may arrive after the reader.
  const returnUrl = siteOrigin(context) + accountPage(query.get('returnPath'), locale);
  if (asked === null) return portalUrl(services, customer, { returnUrl, locale });
  const flow = PortalFlow.safeParse(asked);
  if (!flow.success) throw new ApiError('invalid_request');
  const productId = query.get('productId') ?? '';
  const data = await portalFlowData(services, accountId, { flow: flow.data, productId, returnUrl });
  try {
    return await portalUrl(services, customer, { returnUrl, locale, flow: data });
  } catch (error) {
    // Either this was already done or Stripe does not offer it for this subscription: the portal's first page says
    // which.
    if (!isRefusedByStripe(error) || isCustomerMissing(error)) throw error;
    return portalUrl(services, customer, { returnUrl, locale });
  }
}

/** The step that Stripe's portal opens at, and that leads back to `returnUrl`. @throws what `planChangeOf` throws */
async function portalFlowData(
  services: Services,
  accountId: string,
  { flow, productId, returnUrl }: { flow: PortalFlow; productId: string; returnUrl: string },
): Promise<FlowData> {
  const after_completion = { type: 'redirect' as const, redirect: { return_url: returnUrl } };
  if (flow === 'card') return { type: 'payment_method_update', after_completion };
  if (flow === 'cancel') {
    const { provider_subscription_id: subscription } = await runningSubscription(services, accountId);
    return { type: 'subscription_cancel', subscription_cancel: { subscription }, after_completion };
  }
  const { subscription, itemId, priceId } = await planChangeOf(services, accountId, productId);
  return {
    type: 'subscription_update_confirm',
    subscription_update_confirm: {
      subscription: subscription.id,
      items: [{ id: itemId, price: priceId, quantity: 1 }],
    },
    after_completion,
  };
}

/**
 * The account page in one of our languages, by its path there. In an app that path is the same in every language, so the
 * language is a parameter: English, too, as the language of the system would count otherwise.
 */
function accountPage(asked: string | null, locale: Language | null): string {
  const path = asked !== null && readPath(asked).path === managePath ? asked : managePath;
  const { language } = readPath(path);
  const isNamed = locale === null || (locale !== standardLanguage && locale === language);
  return `${path}?${new URLSearchParams({ changed: '1', ...(isNamed ? {} : { locale }) })}`;
}
