import { Page } from '@/components/layout/page/Page';
import { DownloadButton } from '@/components/marketing/DownloadButton';
import { Facts } from '@/components/marketing/Facts';
import { PageHero } from '@/components/marketing/PageHero';
import { Section } from '@/components/marketing/Section';
import { ClosingCall } from '@/components/sections/downloads/ClosingCall';
import { PageQuestions } from '@/components/sections/downloads/PageQuestions';
import { MailAddresses } from '@/components/sections/email/MailAddresses';
import { MailExample } from '@/components/sections/email/MailExample';
import { MailSteps } from '@/components/sections/email/MailSteps';
import { MailWayPicture } from '@/components/sections/email/MailWayPicture';
import { mailClosing, mailHero, mailLimits, mailQuestions } from '@/lib/content/productPages/mail';

export const config = { unstable_runtimeJS: false };

export default function MailPage() {
  return (
    <Page route="/email" enhancements={['downloads/downloadButton']}>
      <PageHero {...mailHero} align="center" picture={<MailWayPicture />} rests>
        <DownloadButton page="email" event="email" align="center" others={false} />
      </PageHero>
      <MailAddresses />
      <MailSteps />
      <MailExample />
      <Section id="kept" title={mailLimits.title} layout="side">
        <Facts rows={mailLimits.rows} />
      </Section>
      <PageQuestions {...mailQuestions} tone="warm" />
      <ClosingCall route="/email" {...mailClosing} page="email" event="email" />
    </Page>
  );
}
