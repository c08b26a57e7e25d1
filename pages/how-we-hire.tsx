import { Page } from '@/components/layout/page/Page';
import { PageHero } from '@/components/marketing/PageHero';
import { PageShore } from '@/components/marketing/PageShore';
import { HiringCalendar } from '@/components/sections/howWeHire/HiringCalendar';
import { HiringQuestions } from '@/components/sections/howWeHire/HiringQuestions';
import { SixStones } from '@/components/sections/howWeHire/SixStones';
import { Stages } from '@/components/sections/howWeHire/Stages';
import { howWeHireHero } from '@/lib/content/company/howWeHire';

export const config = { unstable_runtimeJS: false };

export default function HowWeHirePage() {
  return (
    <Page route="/how-we-hire">
      <PageHero {...howWeHireHero} align="center" ground="tint" below={<SixStones />} rests />
      <Stages />
      <HiringCalendar />
      <HiringQuestions />
      <PageShore route="/how-we-hire" />
    </Page>
  );
}
