import { Page } from '@/components/layout/page/Page';
import { PageShore } from '@/components/marketing/PageShore';
import { PageQuestions } from '@/components/sections/downloads/PageQuestions';
import { CompareTeaser } from '@/components/sections/home/CompareTeaser';
import { Discover } from '@/components/sections/home/Discover';
import { DownloadPanel } from '@/components/sections/home/DownloadPanel';
import { FigureBand } from '@/components/sections/home/FigureBand';
import { HomeBanners } from '@/components/sections/home/HomeBanners';
import { HomeHero } from '@/components/sections/home/HomeHero';
import { AiFeedback } from '@/components/sections/home/search/AiFeedback';
import { homeQuestions } from '@/lib/content/home/homeWords';

export const config = { unstable_runtimeJS: false };

export default function HomePage() {
  return (
    <Page route="/" enhancements={['home']}>
      <HomeHero />
      <div className="parts" data-promo="">
        <Discover />
        <AiFeedback />
        <DownloadPanel />
        <CompareTeaser />
        <FigureBand />
        <PageQuestions {...homeQuestions} event="page.home.faq.toggle" />
        <PageShore route="/" />
      </div>
      <HomeBanners />
      <style jsx>{`
        /* Many short parts, each with a ground of its own, stand closer together than the few of other pages. */
        .parts {
          --space-section: clamp(3rem, 1.6rem + 5vw, 6.5rem);
        }
      `}</style>
    </Page>
  );
}
