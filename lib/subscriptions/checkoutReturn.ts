import { type BillingPeriod, billingPeriods } from '../contract/subscription';

/** What the URL says after a return from the payment page (server/billing/checkout/returnUrl). */
export type CheckoutReturn = {
  /** The billing period that was chosen before; null when absent or unknown. */
  period: BillingPeriod | null;
  /** True after returning without paying. */
  canceled: boolean;
};

export function checkoutReturn(parameter: (name: string) => string | null): CheckoutReturn {
  const period = parameter('billing_period');
  return {
    period: billingPeriods.find((known) => known === period) ?? null,
    canceled: parameter('canceled') === 'true',
  };
}
