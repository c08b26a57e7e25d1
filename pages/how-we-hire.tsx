import { Page } from '@/components/layout/page/Page';
import { PageShore } from '@/components/marketing/PageShore';
import { HireHero } from '@/components/sections/howWeHire/HireHero';
import { HiringCalendar } from '@/components/sections/howWeHire/HiringCalendar';
import { HiringQuestions } from '@/components/sections/howWeHire/HiringQuestions';
import { Stages } from '@/components/sections/howWeHire/Stages';

export const config = { unstable_runtimeJS: false };

export default function HowWeHirePage() {
  return (
    <Page route="/how-we-hire">
      <HireHero />
      <Stages />
      <HiringCalendar />
      <HiringQuestions />
      <PageShore route="/how-we-hire" />
    </Page>
  );
}
