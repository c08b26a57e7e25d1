import { Page } from '@/components/layout/page/Page';
import { PageShore } from '@/components/marketing/PageShore';
import { HiringHero } from '@/components/sections/hiring/HiringHero';
import { HiringMore } from '@/components/sections/hiring/HiringMore';
import { OpenRoles } from '@/components/sections/hiring/OpenRoles';

export const config = { unstable_runtimeJS: false };

export default function HiringPage() {
  return (
    <Page route="/hiring" enhancements={['lists/roles']}>
      <HiringHero />
      <OpenRoles />
      <HiringMore />
      <PageShore route="/hiring" />
    </Page>
  );
}
