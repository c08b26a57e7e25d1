import { Page } from '@/components/layout/Page';
import { ClosingCall } from '@/components/sections/downloads/ClosingCall';
import { CompareTeaser } from '@/components/sections/home/CompareTeaser';
import { Discover } from '@/components/sections/home/Discover';
import { DownloadPanel } from '@/components/sections/home/DownloadPanel';
import { Features } from '@/components/sections/home/Features';
import { FigureBand } from '@/components/sections/home/FigureBand';
import { Hero } from '@/components/sections/home/Hero';
import { InstallBanner } from '@/components/sections/home/InstallBanner';
import { Questions } from '@/components/sections/home/Questions';
import { Quotes } from '@/components/sections/home/Quotes';
import { StoreRatings } from '@/components/sections/home/StoreRatings';
import { SubscriptionCall } from '@/components/sections/home/SubscriptionCall';
import { homeClosing } from '@/lib/content/home';

export const config = { unstable_runtimeJS: false };

export default function HomePage() {
  return (
    <Page route="/" enhancements={['home']}>
      <Hero />
      <Discover />
      <DownloadPanel />
      <CompareTeaser />
      <Features />
      <SubscriptionCall />
      <FigureBand />
      <Quotes />
      <Questions />
      <ClosingCall {...homeClosing} page="home" event="home">
        <StoreRatings />
      </ClosingCall>
      <InstallBanner />
    </Page>
  );
}
