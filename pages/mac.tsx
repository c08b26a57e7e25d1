import { Page } from '@/components/layout/page/Page';
import { Points } from '@/components/marketing/Points';
import { Section } from '@/components/marketing/Section';
import { ClosingCall } from '@/components/sections/downloads/ClosingCall';
import { Requirements, Troubles, TwoColumns } from '@/components/sections/downloads/InstallColumns';
import { PageQuestions } from '@/components/sections/downloads/PageQuestions';
import { MacHero } from '@/components/sections/mac/MacHero';
import { MacInstall } from '@/components/sections/mac/MacInstall';
import {
  macClosing,
  macInstall,
  macNotices,
  macQuestions,
  macRequirements,
} from '@/lib/content/downloadPages/mac';

export const config = { unstable_runtimeJS: false };

export default function MacPage() {
  return (
    <Page route="/mac" enhancements={['downloads/downloadButton']}>
      <MacHero />
      <Section id="notices" title={macNotices.title}>
        <Points items={macNotices.items} layout="rows" />
      </Section>
      <MacInstall />
      <TwoColumns>
        <Troubles {...macInstall.trouble} />
        <Requirements {...macRequirements} />
      </TwoColumns>
      <PageQuestions {...macQuestions} tone="warm" />
      <ClosingCall route="/mac" {...macClosing} page="mac" event="mac" offer="mac" />
    </Page>
  );
}
