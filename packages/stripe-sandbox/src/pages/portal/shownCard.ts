import { paymentMethodOf } from '../../billing/collectInvoice';
import type { PaymentMethodRecord } from '../../records';
import type { PortalRequest } from './portalRequest';

/** The customer's own card, which the portal changes; before there is one, the one that the subscription was bought with. */
export function shownCard({ context, session, subscription }: PortalRequest): PaymentMethodRecord | null {
  const customer = context.store.get('customer', session.customer);
  const general = context.store.get(
    'payment_method',
    customer?.invoice_settings.default_payment_method ?? '',
  );
  return general ?? (subscription && paymentMethodOf(context, subscription));
}
