import { Page } from '@/components/layout/page/Page';
import { SubscriptionPromo } from '@/components/marketing/SubscriptionPromo';
import { AppComparison } from '@/components/sections/app/AppComparison';
import { BrowserHero } from '@/components/sections/browser/BrowserHero';
import { Limits } from '@/components/sections/browser/Limits';
import { Visit } from '@/components/sections/browser/Visit';
import { ClosingCall } from '@/components/sections/downloads/ClosingCall';
import { browserClosing } from '@/lib/content/downloadPages/browserPage';

export const config = { unstable_runtimeJS: false };

export default function BrowserPage() {
  return (
    <Page route="/browser" enhancements={['downloads/downloadButton', 'experiments/countVariants']}>
      <BrowserHero />
      <Visit />
      <Limits />
      <SubscriptionPromo page="browser" />
      <AppComparison />
      <ClosingCall route="/browser" {...browserClosing} page="browser" event="browser" />
    </Page>
  );
}
