import { Page } from '@/components/layout/page/Page';
import { LatestPosts } from '@/components/marketing/LatestPosts';
import { PageShore } from '@/components/marketing/PageShore';
import { Materials } from '@/components/sections/press/Materials';
import { PressContact } from '@/components/sections/press/PressContact';
import { PressHero } from '@/components/sections/press/PressHero';
import { PressMission } from '@/components/sections/press/PressMission';

export const config = { unstable_runtimeJS: false };

export default function PressPage() {
  return (
    <Page route="/press" enhancements={['lists/blogPostList']}>
      <PressHero />
      <PressMission />
      <Materials />
      <LatestPosts tone="warm" />
      <PressContact />
      <PageShore route="/press" />
    </Page>
  );
}
