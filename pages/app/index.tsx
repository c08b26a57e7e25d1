import { Page } from '@/components/layout/page/Page';
import { AppBranding } from '@/components/sections/app/AppBranding';
import { AppComparison } from '@/components/sections/app/AppComparison';
import { AppFeatures } from '@/components/sections/app/AppFeatures';
import { AppHero } from '@/components/sections/app/AppHero';
import { RatingBand } from '@/components/sections/app/RatingBand';
import { ClosingCall } from '@/components/sections/downloads/ClosingCall';
import { PageQuestions } from '@/components/sections/downloads/PageQuestions';
import { appClosing, appQuestions } from '@/lib/content/downloadPages/app';
import { heroes } from '@/lib/content/downloadPages/heroes';

export const config = { unstable_runtimeJS: false };

export default function AppPage() {
  return (
    <Page route="/app" enhancements={['downloads/downloadButton', 'experiments/assignedExperiments']}>
      <AppHero {...heroes.app} page="app" event="app" branding={<AppBranding />} />
      <AppFeatures />
      <RatingBand />
      <AppComparison />
      <PageQuestions {...appQuestions} />
      <ClosingCall route="/app" {...appClosing} page="app" event="app" />
    </Page>
  );
}
