import { Page } from '@/components/layout/page/Page';
import { Points } from '@/components/marketing/Points';
import { Section } from '@/components/marketing/Section';
import { SubscriptionPromo } from '@/components/marketing/SubscriptionPromo';
import { AppComparison } from '@/components/sections/app/AppComparison';
import { BrowserHero } from '@/components/sections/browser/BrowserHero';
import { Visit } from '@/components/sections/browser/Visit';
import { ClosingCall } from '@/components/sections/downloads/ClosingCall';
import { browserClosing, browserLimits } from '@/lib/content/downloadPages/browserPage';

export const config = { unstable_runtimeJS: false };

export default function BrowserPage() {
  return (
    <Page route="/browser" enhancements={['downloads/downloadButton', 'experiments/countVariants']}>
      <BrowserHero />
      <Visit />
      <Section id="limits" title={browserLimits.title} lead={browserLimits.lead} tone="warm" layout="side">
        <Points items={browserLimits.items} layout={2} />
      </Section>
      <SubscriptionPromo page="browser" />
      <AppComparison />
      <ClosingCall route="/browser" {...browserClosing} page="browser" event="browser" />
    </Page>
  );
}
