import { Page } from '@/components/layout/page/Page';
import { PageHero } from '@/components/marketing/PageHero';
import { OwnColour } from '@/components/sections/theme/OwnColour';
import { ThemeChoices } from '@/components/sections/theme/ThemeChoices';
import { themeHero } from '@/lib/content/search/themePage';

export const config = { unstable_runtimeJS: false };

export default function ThemePage() {
  return (
    <Page route="/theme" enhancements={['forms/ownColour']}>
      <PageHero route="/theme" {...themeHero} />
      <ThemeChoices />
      <OwnColour />
    </Page>
  );
}
