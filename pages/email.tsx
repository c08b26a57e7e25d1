import { Page } from '@/components/layout/page/Page';
import { ClosingCall } from '@/components/sections/downloads/ClosingCall';
import { PageQuestions } from '@/components/sections/downloads/PageQuestions';
import { MailAddresses } from '@/components/sections/email/MailAddresses';
import { MailExample } from '@/components/sections/email/MailExample';
import { MailHero } from '@/components/sections/email/MailHero';
import { MailLimits } from '@/components/sections/email/MailLimits';
import { MailSteps } from '@/components/sections/email/MailSteps';
import { mailClosing, mailQuestions } from '@/lib/content/productPages/mail';

export const config = { unstable_runtimeJS: false };

export default function MailPage() {
  return (
    <Page route="/email" enhancements={['downloads/downloadButton']}>
      <MailHero />
      <MailAddresses />
      <MailSteps />
      <MailExample />
      <MailLimits />
      <PageQuestions {...mailQuestions} tone="warm" />
      <ClosingCall route="/email" {...mailClosing} page="email" event="email" />
    </Page>
  );
}
