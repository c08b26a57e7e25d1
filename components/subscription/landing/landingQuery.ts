import { type Lead, leads } from '@/lib/content/subscription/leads';
import { pageFlag } from '@/lib/flags/pageFlags';
import type { Visit } from '@/lib/hooks/page/useVisit';
import { type CheckoutReturn, checkoutReturn } from '@/lib/subscriptions/checkoutReturn';

/** What the URL of the landing page asks for. Unknown values count as absent. */
export type LandingQuery = CheckoutReturn & { lead: Lead | null };

export function landingQuery({ parameter }: Pick<Visit, 'parameter'>): LandingQuery {
  const featurePage = parameter('featurePage');
  return {
    lead: leads.find((known) => known === featurePage && isSold(known)) ?? null,
    ...checkoutReturn(parameter),
  };
}

/** Whether the feature is sold and may lead. Checked only in the browser: at build, no URL names a feature. */
function isSold(lead: Lead): boolean {
  return lead !== 'duckai' || pageFlag('usePaidDuckAi');
}
