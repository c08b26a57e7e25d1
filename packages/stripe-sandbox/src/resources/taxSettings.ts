import { invalid } from '../api/StripeFailure';
import type { EmulatorContext } from '../context';

/** Whether tax can be calculated, and what that still lacks. */
export function taxSettings({ behavior }: EmulatorContext): object {
  const lacks = behavior.taxLacks();
  const isActive = lacks.length === 0;
  return {
    object: 'tax.settings',
    defaults: { provider: 'stripe', tax_behavior: null, tax_code: null },
    head_office: lacks.includes('head_office') ? null : { address: officeAddress },
    livemode: false,
    status: isActive ? 'active' : 'pending',
    status_details: isActive ? { active: {} } : { pending: { missing_fields: lacks } },
  };
}

const officeAddress = { city: null, country: 'US', line1: null, line2: null, postal_code: null, state: null };

/** @throws StripeFailure while it cannot be calculated */
export function requireTax({ behavior }: EmulatorContext): void {
  if (behavior.taxLacks().length > 0)
    throw invalid(
      'You must have a valid origin address to enable automatic tax calculation in test mode. Visit https://dashboard.stripe.com/test/settings/tax to update your origin address.',
    );
}
