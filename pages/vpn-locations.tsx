import { Page } from '@/components/layout/page/Page';
import { VpnHero } from '@/components/sections/vpn/VpnHero';
import { VpnList } from '@/components/sections/vpn/VpnList';
import { VpnNotes } from '@/components/sections/vpn/VpnNotes';

export const config = { unstable_runtimeJS: false };

export default function VpnLocationsPage() {
  return (
    <Page route="/vpn-locations">
      <VpnHero />
      <VpnList />
      <VpnNotes />
    </Page>
  );
}
