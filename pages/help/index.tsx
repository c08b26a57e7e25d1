import { Page } from '@/components/layout/page/Page';
import { HelpBody } from '@/components/sections/help/HelpBody';
import { HelpContact } from '@/components/sections/help/HelpContact';

export const config = { unstable_runtimeJS: false };

export default function HelpPage() {
  return (
    <Page route="/help" enhancements={['lists/listFilter']}>
      <HelpBody />
      <HelpContact />
    </Page>
  );
}
