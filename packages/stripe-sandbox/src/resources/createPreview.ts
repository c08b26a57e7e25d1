import type { Parameters } from '../api/Parameters';
import { invalid, missing, noSuch } from '../api/StripeFailure';
import { itemOf } from '../billing/planLine';
import { type PreviewedChange, previewInvoice } from '../billing/previewInvoice';
import type { EmulatorContext } from '../context';
import type { InvoiceRecord, SubscriptionRecord } from '../records';

/** The invoice that a subscription change would create, or the next one without a change. */
export function createPreview(context: EmulatorContext, parameters: Parameters): InvoiceRecord {
  const id = parameters.required('subscription');
  const subscription = context.store.get('subscription', id);
  const customer = parameters.text('customer');
  if (!subscription || (customer && customer !== subscription.customer))
    throw noSuch('subscription', id, 'subscription');
  if (subscription.ended_at !== null)
    throw invalid(
      'No upcoming invoices for a canceled subscription.',
      'subscription',
      'invoice_upcoming_none',
    );
  return previewInvoice(context, subscription, changeOf(context, subscription, parameters));
}

function changeOf(
  context: EmulatorContext,
  subscription: SubscriptionRecord,
  parameters: Parameters,
): PreviewedChange | null {
  const details = parameters.object('subscription_details');
  const [item, ...others] = details?.objects('items') ?? [];
  const prorations =
    details?.oneOf('proration_behavior', ['create_prorations', 'always_invoice', 'none']) ??
    'create_prorations';
  if (!item) return null;
  const current = itemOf(subscription);
  if (others.length > 0 || item.required('id') !== current.id)
    throw noSuch('subscription item', item.required('id'), 'subscription_details[items][0][id]');
  const priceId = item.text('price');
  if (!priceId) throw missing('subscription_details[items][0][price]');
  const price = context.store.get('price', priceId);
  if (price?.currency !== subscription.currency)
    throw noSuch('price', priceId, 'subscription_details[items][0][price]');
  return { price, quantity: item.integer('quantity', 1) ?? current.quantity, prorations };
}
