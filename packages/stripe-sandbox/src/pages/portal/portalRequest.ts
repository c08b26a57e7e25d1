import { paymentMethodOf } from '../../billing/collectInvoice';
import type {
  PaymentMethodRecord,
  PortalConfigurationRecord,
  PortalSessionRecord,
  SubscriptionRecord,
} from '../../records';
import type { PortalNotice } from '../../words/portalWords';
import type { PageRequest } from '../pageRequest';

/** A request for a page of an open billing portal. */
export type PortalRequest = PageRequest & {
  session: PortalSessionRecord;
  /** What subscribers may do in the portal. */
  configuration: PortalConfigurationRecord;
  /** URL of the portal's first page. */
  page: string;
  /** The subscription shown: the running one, otherwise the last one. */
  subscription: SubscriptionRecord | null;
};

/** The subscription, as long as it can be changed. */
export function runningSubscription({ subscription }: PortalRequest): SubscriptionRecord | null {
  return subscription?.ended_at === null ? subscription : null;
}

/** Where a completed step leads: from a single-purpose session back to the site, otherwise to the portal. */
export function afterward({ session, page }: PortalRequest, done: PortalNotice): string {
  return session.flow?.after_completion.redirect?.return_url ?? `${page}?done=${done}`;
}

/** The portal's first page, even in a single-purpose session. */
export function homeOf({ session, page }: PortalRequest): string {
  return session.flow ? `${page}?done` : page;
}

/** Where to go when nothing is changed. */
export function wayBack({ session, page }: PortalRequest): string {
  return (session.flow && session.return_url) ?? page;
}

/** The step where a single-purpose session opens; `''` for the portal's first page. */
export function firstStep({ session }: PortalRequest): string {
  const steps: Readonly<Record<string, string>> = {
    payment_method_update: 'card',
    subscription_cancel: 'cancel',
    subscription_update_confirm: 'plan',
  };
  return steps[session.flow?.type ?? ''] ?? '';
}

/** The customer's own card, which the portal changes; before there is one, the one that the subscription was bought with. */
export function shownCard({ context, session, subscription }: PortalRequest): PaymentMethodRecord | null {
  const customer = context.store.get('customer', session.customer);
  const general = context.store.get(
    'payment_method',
    customer?.invoice_settings.default_payment_method ?? '',
  );
  return general ?? (subscription && paymentMethodOf(context, subscription));
}
