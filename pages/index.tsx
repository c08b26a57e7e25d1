import { Page } from '@/components/layout/page/Page';
import { PageQuestions } from '@/components/sections/downloads/PageQuestions';
import { CompareTeaser } from '@/components/sections/home/CompareTeaser';
import { Discover } from '@/components/sections/home/Discover';
import { DownloadPanel } from '@/components/sections/home/DownloadPanel';
import { FigureBand } from '@/components/sections/home/FigureBand';
import { HomeBanners } from '@/components/sections/home/HomeBanners';
import { HomeClosing } from '@/components/sections/home/HomeClosing';
import { HomeHero } from '@/components/sections/home/HomeHero';
import { Quotes } from '@/components/sections/home/Quotes';
import { SubscriptionCall } from '@/components/sections/home/SubscriptionCall';
import { AiFeedback } from '@/components/sections/home/search/AiFeedback';
import { homeQuestions } from '@/lib/content/home/homeWords';
import { quotes } from '@/lib/content/home/quotes';

export const config = { unstable_runtimeJS: false };

export default function HomePage() {
  return (
    <Page route="/" enhancements={['home']}>
      <HomeHero />
      <div data-promo="">
        <Discover />
        <AiFeedback />
        <DownloadPanel />
        <CompareTeaser />
        <SubscriptionCall />
        <FigureBand />
        <Quotes quotes={quotes} />
        <PageQuestions {...homeQuestions} event="page.home.faq.toggle" />
        <HomeClosing />
      </div>
      <HomeBanners />
    </Page>
  );
}
