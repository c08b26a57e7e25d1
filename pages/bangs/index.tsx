import { Page } from '@/components/layout/page/Page';
import { PageShore } from '@/components/marketing/PageShore';
import { BangBrowser } from '@/components/sections/bangs/BangBrowser';
import { BangFacts } from '@/components/sections/bangs/BangFacts';
import { BangHero } from '@/components/sections/bangs/BangHero';

export const config = { unstable_runtimeJS: false };

export default function BangsPage() {
  return (
    <Page route="/bangs" enhancements={['lists/bangFilter']}>
      <BangHero />
      <BangFacts />
      <BangBrowser />
      <PageShore route="/bangs" />
    </Page>
  );
}
