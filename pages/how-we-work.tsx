import { Page } from '@/components/layout/page/Page';
import { PageShore } from '@/components/marketing/PageShore';
import { Values } from '@/components/sections/howWeWork/Values';
import { Week } from '@/components/sections/howWeWork/Week';
import { WorkFacts } from '@/components/sections/howWeWork/WorkFacts';
import { WorkHero } from '@/components/sections/howWeWork/WorkHero';

export const config = { unstable_runtimeJS: false };

export default function HowWeWorkPage() {
  return (
    <Page route="/how-we-work">
      <WorkHero />
      <Values />
      <Week />
      <WorkFacts />
      <PageShore route="/how-we-work" />
    </Page>
  );
}
