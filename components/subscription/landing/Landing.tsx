import { staticIsland } from '@/components/layout/flow/staticIsland';
import { PageShore } from '@/components/marketing/PageShore';
import { BuyPanel } from '@/components/subscription/plans/BuyPanel';
import { landingHeroes } from '@/lib/content/subscription/pro';
import { useExperiment } from '@/lib/hooks/page/useExperiment';
import { usePaywallView } from '@/lib/hooks/purchase/usePaywallView';
import type { Market } from '@/lib/subscriptions/market';
import { Features } from './Features';
import { Hero } from './Hero';
import { LandingCall } from './LandingCall';
import { LandingSections } from './LandingSections';
import { useLanding } from './useLanding';

const StaticSections = staticIsland(typeof window === 'undefined' ? LandingSections : null);
const StaticClosingCall = staticIsland(typeof window === 'undefined' ? LandingCall : null);
const StaticShore = staticIsland(typeof window === 'undefined' ? PageShore : null);

/** Null where the page does not know who reads it: its script then asks. */
type Props = { market: Market | null };

/** The landing page of the subscription. It is whole before any script runs, with the price of the visitor's country. */
export function Landing({ market }: Props) {
  const { lead, news, region, buying, asSent, problem, busy, period, choose, buy, links, app } =
    useLanding(market);
  useExperiment('mobilepropaywall');
  usePaywallView(buying.kind === 'offer');
  const owned = buying.kind === 'subscribed';
  const isSold = !owned && buying.kind !== 'notSold';
  return (
    <>
      <Hero words={landingHeroes[lead ?? 'standard']} news={news} period={period}>
        <BuyPanel
          state={buying}
          asSent={asSent}
          problem={problem}
          period={period}
          onChoose={choose}
          onBuy={buy}
          busy={busy}
          links={links}
          app={app}
        />
      </Hero>
      <Features lead={lead} region={region} owned={owned} />
      <div className={isSold ? undefined : 'nothing-to-buy'}>
        <StaticSections />
      </div>
      {buying.kind === 'offer' || buying.kind === 'loading' ? <StaticClosingCall /> : null}
      <StaticShore route="/pro" />
    </>
  );
}
