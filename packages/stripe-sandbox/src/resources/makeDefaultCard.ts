import type { EmulatorContext } from '../context';
import type { PaymentMethodRecord } from '../records';
import { liveCustomer, saveCustomer } from './customers';
import { attachPaymentMethod } from './paymentMethods';

/**
 * Makes this the customer's card. As at Stripe, a subscription keeps the card that it was bought with, and an invoice
 * that is still open stays unpaid.
 */
export function makeDefaultCard(
  context: EmulatorContext,
  customerId: string,
  paymentMethod: PaymentMethodRecord,
): void {
  context.store.transaction(() => {
    attachPaymentMethod(context, paymentMethod, customerId);
    const customer = liveCustomer(context, customerId);
    saveCustomer(context, customer, {
      ...customer,
      invoice_settings: { ...customer.invoice_settings, default_payment_method: paymentMethod.id },
    });
  });
}
