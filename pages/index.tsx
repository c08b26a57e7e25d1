import { Page } from '@/components/layout/Page';
import { Closing } from '@/components/sections/home/Closing';
import { CompareTeaser } from '@/components/sections/home/CompareTeaser';
import { Discover } from '@/components/sections/home/Discover';
import { DownloadPanel } from '@/components/sections/home/DownloadPanel';
import { Features } from '@/components/sections/home/Features';
import { FigureBand } from '@/components/sections/home/FigureBand';
import { Hero } from '@/components/sections/home/Hero';
import { HomeBanners } from '@/components/sections/home/HomeBanners';
import { Questions } from '@/components/sections/home/Questions';
import { Quotes } from '@/components/sections/home/Quotes';
import { SubscriptionCall } from '@/components/sections/home/SubscriptionCall';
import { AiFeedback } from '@/components/sections/home/search/AiFeedback';
import { quotes } from '@/lib/content/home/quotes';

export const config = { unstable_runtimeJS: false };

export default function HomePage() {
  return (
    <Page route="/" enhancements={['home']}>
      <Hero />
      <Discover />
      <AiFeedback />
      <DownloadPanel />
      <CompareTeaser />
      <Features />
      <SubscriptionCall />
      <FigureBand />
      <Quotes quotes={quotes} />
      <Questions />
      <Closing />
      <HomeBanners />
    </Page>
  );
}
