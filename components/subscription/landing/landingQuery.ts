import { type Lead, leads } from '@/lib/content/subscription/pro';
import { type BillingPeriod, billingPeriods } from '@/lib/contract/subscription';
import { pageFlag } from '@/lib/flags/pageFlags';
import type { Visit } from '@/lib/hooks/page/useVisit';

/** What an address of the landing page asks for. Values outside the known ones count as absent. */
export type LandingQuery = {
  lead: Lead | null;
  period: BillingPeriod | null;
  /** True after a return from the payment page without a payment. */
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

/** The page does not lead with what is not sold. It is asked in the browser alone: at build no address names a feature. */
function isSold(lead: Lead): boolean {
  return lead !== 'duckai' || pageFlag('usePaidDuckAi');
}
