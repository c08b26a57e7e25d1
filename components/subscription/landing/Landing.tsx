import { staticIsland } from '@/components/layout/flow/staticIsland';
import { PageShore } from '@/components/marketing/PageShore';
import { BuyPanel } from '@/components/subscription/plans/BuyPanel';
import { landingHeroes } from '@/lib/content/subscription/pro';
import { useExperiment } from '@/lib/hooks/page/useExperiment';
import { usePaywallView } from '@/lib/hooks/purchase/usePaywallView';
import { Features } from './Features';
import { Hero } from './Hero';
import { LandingCall } from './LandingCall';
import { LandingSections } from './LandingSections';
import { PricesWithoutScript } from './PricesWithoutScript';
import { useLanding } from './useLanding';

const StaticPrices = staticIsland(typeof window === 'undefined' ? PricesWithoutScript : null);
const StaticSections = staticIsland(typeof window === 'undefined' ? LandingSections : null);
const StaticClosingCall = staticIsland(typeof window === 'undefined' ? LandingCall : null);
const StaticShore = staticIsland(typeof window === 'undefined' ? PageShore : null);

/** The landing page of the subscription. Everything except prices and purchase is there before any script runs. */
export function Landing() {
  const { lead, news, region, buying, problem, busy, period, choose, buy, links, app } = useLanding();
  useExperiment('mobilepropaywall');
  usePaywallView(buying.kind === 'offer');
  const owned = buying.kind === 'subscribed';
  const isSold = !owned && buying.kind !== 'notSold';
  return (
    <>
      <Hero words={landingHeroes[lead ?? 'standard']} news={news} period={period}>
        <BuyPanel
          state={buying}
          problem={problem}
          period={period}
          onChoose={choose}
          onBuy={buy}
          busy={busy}
          links={links}
          app={app}
        />
        <StaticPrices />
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
