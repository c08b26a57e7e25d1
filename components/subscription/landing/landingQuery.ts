import { type Lead, leads } from '@/lib/content/subscription/leads';
import { type BillingPeriod, billingPeriods } from '@/lib/contract/subscription';
import { pageFlag } from '@/lib/flags/pageFlags';
import type { Visit } from '@/lib/hooks/page/useVisit';

/** What the URL of the landing page asks for. Unknown values count as absent. */
export type LandingQuery = {
  lead: Lead | null;
  period: BillingPeriod | null;
  /** True after returning from the payment page without paying. */
  canceled: boolean;
};

export function landingQuery({ parameter }: Pick<Visit, 'parameter'>): LandingQuery {
  const featurePage = parameter('featurePage');
  const period = parameter('billing_period');
  return {
    lead: leads.find((known) => known === featurePage && isSold(known)) ?? null,
    period: billingPeriods.find((known) => known === period) ?? null,
    canceled: parameter('canceled') === 'true',
  };
}

/** Whether the feature is sold and may lead. Checked only in the browser: at build, no URL names a feature. */
function isSold(lead: Lead): boolean {
  return lead !== 'duckai' || pageFlag('usePaidDuckAi');
}
