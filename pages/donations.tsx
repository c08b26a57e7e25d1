import { Page } from '@/components/layout/page/Page';
import { PageHero } from '@/components/marketing/PageHero';
import { PageShore } from '@/components/marketing/PageShore';
import { Points } from '@/components/marketing/Points';
import { Section } from '@/components/marketing/Section';
import { DonationTotal } from '@/components/sections/donations/DonationTotal';
import { DonationYears } from '@/components/sections/donations/DonationYears';
import { GrowthChart } from '@/components/sections/donations/GrowthChart';
import { donationsHero, donationsRules } from '@/lib/content/company/donationWords';

export const config = { unstable_runtimeJS: false };

export default function DonationsPage() {
  const { title, items, note } = donationsRules;
  return (
    <Page route="/donations">
      <PageHero {...donationsHero} ground="warm" aside={<DonationTotal />} picture={<GrowthChart />} rests />
      <DonationYears />
      <Section id="rules" title={title} tone="tint">
        <Points items={items} layout={3} />
        <p className="muted">{note}</p>
      </Section>
      <PageShore route="/donations" />
    </Page>
  );
}
