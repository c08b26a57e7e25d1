import { still } from '@/components/layout/flow/staticIsland';
import { BuyPanel } from '@/components/subscription/plans/BuyPanel';
import { heroes } from '@/lib/content/subscription/pro';
import { useMobilePaywall } from '@/lib/hooks/purchase/useMobilePaywall';
import { usePaywallView } from '@/lib/hooks/purchase/usePaywallView';
import { Closing } from './Closing';
import { Features } from './Features';
import { Hero } from './Hero';
import { PricesWithoutScript } from './PricesWithoutScript';
import { Reading } from './Reading';
import { useLanding } from './useLanding';

const StillPrices = still(typeof window === 'undefined' ? PricesWithoutScript : null);
const StillReading = still(typeof window === 'undefined' ? Reading : null);
const StillClosing = still(typeof window === 'undefined' ? Closing : null);

/** The landing page of the subscription. All of it but prices and purchase is there before any script has run. */
export function Landing() {
  const { lead, news, region, buying, problem, busy, period, choose, buy, links, app } = useLanding();
  useMobilePaywall();
  usePaywallView(buying.kind === 'offer');
  return (
    <>
      <Hero words={heroes[lead ?? 'standard']} news={news} period={period}>
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
        <StillPrices />
      </Hero>
      <Features lead={lead} region={region} />
      <StillReading />
      {buying.kind === 'offer' || buying.kind === 'loading' ? <StillClosing /> : null}
    </>
  );
}
