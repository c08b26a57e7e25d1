import { Page } from '@/components/layout/page/Page';
import { AppHero } from '@/components/sections/app/AppHero';
import { RatingBand } from '@/components/sections/app/RatingBand';
import { PageQuestions } from '@/components/sections/downloads/PageQuestions';
import { appQuestions } from '@/lib/content/downloadPages/app';
import { heroes } from '@/lib/content/downloadPages/heroes';

export const config = { unstable_runtimeJS: false };

/** The target of campaigns: one next step, and only as much text as helps to take it. */
export default function AppLandingPage() {
  return (
    <Page route="/app/landing" enhancements={['downloads/downloadButton']}>
      <AppHero {...heroes.landing} page="campaign" event="applanding" />
      <RatingBand />
      <PageQuestions {...appQuestions} />
    </Page>
  );
}
