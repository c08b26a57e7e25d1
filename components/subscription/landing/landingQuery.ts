import { type Lead, leads } from '@/lib/content/subscription/pro';
import { type BillingPeriod, billingPeriods } from '@/lib/contract/subscription';
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
    lead: leads.find((known) => known === featurePage) ?? null,
    period: billingPeriods.find((known) => known === period) ?? null,
    canceled: parameter('canceled') === 'true',
  };
}
