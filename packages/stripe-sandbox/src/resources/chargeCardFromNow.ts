import { tryOpenInvoice } from '../billing/retryPayment';
import { saveSubscription } from '../billing/saveSubscription';
import type { EmulatorContext } from '../context';
import type { PaymentMethodRecord, SubscriptionRecord } from '../records';
import { nextRetryAt } from '../store/retries';
import { liveCustomer, saveCustomer } from './customers';
import { attachPaymentMethod } from './paymentMethods';

/** Makes this the card for future charges, and charges it for any invoice that is still open. */
export function chargeCardFromNow(
  context: EmulatorContext,
  customerId: string,
  subscription: SubscriptionRecord | null,
  paymentMethod: PaymentMethodRecord,
): void {
  context.store.transaction(() => {
    attachPaymentMethod(context, paymentMethod, customerId);
    const customer = liveCustomer(context, customerId);
    saveCustomer(context, customer, {
      ...customer,
      invoice_settings: { ...customer.invoice_settings, default_payment_method: paymentMethod.id },
    });
    if (!subscription || subscription.ended_at !== null) return;
    const changed = saveSubscription(context, subscription, {
      ...subscription,
      default_payment_method: paymentMethod.id,
    });
    const { failure } = changed.sandbox;
    if (failure) tryOpenInvoice(context, changed, { present: true, nextAttempt: nextRetryAt(failure) });
  });
}
