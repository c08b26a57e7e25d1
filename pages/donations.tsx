import { Page } from '@/components/layout/page/Page';
import { PageShore } from '@/components/marketing/PageShore';
import { DonationRules } from '@/components/sections/donations/DonationRules';
import { DonationsHero } from '@/components/sections/donations/DonationsHero';
import { DonationYears } from '@/components/sections/donations/DonationYears';

export const config = { unstable_runtimeJS: false };

export default function DonationsPage() {
  return (
    <Page route="/donations">
      <DonationsHero />
      <DonationYears />
      <DonationRules />
      <PageShore route="/donations" />
    </Page>
  );
}
