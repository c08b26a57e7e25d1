import { Page } from '@/components/layout/page/Page';
import { BeforeAfter } from '@/components/marketing/BeforeAfter';
import { Section } from '@/components/marketing/Section';
import { ClosingCall } from '@/components/sections/downloads/ClosingCall';
import { Requirements, Troubles, TwoColumns } from '@/components/sections/downloads/InstallColumns';
import { PageQuestions } from '@/components/sections/downloads/PageQuestions';
import { WindowsHero } from '@/components/sections/windows/WindowsHero';
import { WindowsInstall } from '@/components/sections/windows/WindowsInstall';
import {
  windowsChanges,
  windowsClosing,
  windowsQuestions,
  windowsRequirements,
  windowsTrouble,
} from '@/lib/content/downloadPages/windows';

export const config = { unstable_runtimeJS: false };

export default function WindowsPage() {
  return (
    <Page route="/windows" enhancements={['downloads/downloadButton', 'experiments/countVariants']}>
      <WindowsHero />
      <Section id="changes" title={windowsChanges.title} lead={windowsChanges.lead}>
        <BeforeAfter {...windowsChanges} />
      </Section>
      <WindowsInstall />
      <TwoColumns>
        <Requirements {...windowsRequirements} />
        <Troubles {...windowsTrouble} />
      </TwoColumns>
      <PageQuestions {...windowsQuestions} />
      <ClosingCall route="/windows" {...windowsClosing} page="windows" event="windows" offer="windows" />
    </Page>
  );
}
