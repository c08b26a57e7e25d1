import { Page } from '@/components/layout/page/Page';
import { FigureList } from '@/components/marketing/FigureList';
import { PageHero } from '@/components/marketing/PageHero';
import { PageShore } from '@/components/marketing/PageShore';
import { HiringMore } from '@/components/sections/hiring/HiringMore';
import { LitHouses } from '@/components/sections/hiring/LitHouses';
import { OpenRoles } from '@/components/sections/hiring/OpenRoles';
import { ButtonLink } from '@/components/ui/forms/ButtonLink';
import { hiringHero } from '@/lib/content/company/hiring';

export const config = { unstable_runtimeJS: false };

export default function HiringPage() {
  return (
    <Page route="/hiring" enhancements={['lists/roles']}>
      <PageHero
        {...hiringHero}
        ground="sky"
        aside={<FigureList items={hiringHero.facts} />}
        below={<LitHouses />}
        rests
      >
        <ButtonLink href="#roles">{hiringHero.link}</ButtonLink>
      </PageHero>
      <OpenRoles />
      <HiringMore />
      <PageShore route="/hiring" />
    </Page>
  );
}
