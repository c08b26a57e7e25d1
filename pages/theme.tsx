import { Page } from '@/components/layout/page/Page';
import { PageHero } from '@/components/marketing/PageHero';
import { OwnColor } from '@/components/sections/theme/OwnColor';
import { ThemeChoices } from '@/components/sections/theme/ThemeChoices';
import { themeHero } from '@/lib/content/search/themePage';

export const config = { unstable_runtimeJS: false };

export default function ThemePage() {
  return (
    <Page route="/theme" enhancements={['forms/ownColor']}>
      <PageHero route="/theme" {...themeHero} />
      <ThemeChoices />
      <OwnColor />
    </Page>
  );
}
