import { Page } from '@/components/layout/page/Page';
import { HelpContact } from '@/components/sections/help/HelpContact';
import { HelpHero } from '@/components/sections/help/HelpHero';
import { HelpTopics } from '@/components/sections/help/HelpTopics';

export const config = { unstable_runtimeJS: false };

export default function HelpPage() {
  return (
    <Page route="/help" enhancements={['lists/listFilter']}>
      <div data-filter="details">
        <HelpHero />
        <HelpTopics />
      </div>
      <HelpContact />
    </Page>
  );
}
