import { Page } from '@/components/layout/page/Page';
import { SettingsBody } from '@/components/sections/settings/SettingsBody';
import { SettingsHero } from '@/components/sections/settings/SettingsHero';

export const config = { unstable_runtimeJS: false };

export default function SettingsPage() {
  return (
    <Page route="/settings" enhancements={['forms/settingsForm', 'lists/listFilter']}>
      <SettingsHero />
      <SettingsBody />
    </Page>
  );
}
