import type Stripe from 'stripe';
import { noSuch } from '../api/StripeFailure';
import type { EmulatorContext } from '../context';

const id = 'txr_sandbox';

/** The stand-in's tax rate everywhere, when tax is calculated; prices already include it. */
const percentage = 20;

/** The tax that is contained in a sum. */
export function taxIn(total: number): number {
  return Math.round((Math.max(0, total) * percentage) / (100 + percentage));
}

export function taxOf(amount: number, total: number) {
  return {
    amount,
    tax_behavior: 'inclusive' as const,
    tax_rate_details: { tax_rate: id },
    taxability_reason: 'standard_rated' as const,
    taxable_amount: total - amount,
    type: 'tax_rate_details' as const,
  };
}

/** @throws StripeFailure 404 resource_missing for any other */
export function taxRate(context: EmulatorContext, asked = ''): Stripe.TaxRate {
  if (asked !== id) throw noSuch('tax_rate', asked);
  return {
    id,
    object: 'tax_rate',
    active: false,
    country: null,
    created: context.now(),
    description: null,
    display_name: 'VAT',
    effective_percentage: percentage,
    flat_amount: null,
    inclusive: true,
    jurisdiction: null,
    jurisdiction_level: null,
    livemode: false,
    metadata: {},
    percentage,
    rate_type: 'percentage',
    state: null,
    tax_type: 'vat',
  };
}
