import Head from 'next/head';
import { Page } from '@/components/layout/page/Page';
import { PageShore } from '@/components/marketing/PageShore';
import { PolicyChanges } from '@/components/sections/updates/PolicyChanges';
import { UpdateList } from '@/components/sections/updates/UpdateList';
import { UpdatesHero } from '@/components/sections/updates/UpdatesHero';
import { updatesWords } from '@/lib/content/company/updateWords';
import { localUrl } from '@/lib/content/site/languages/localUrl';

export const config = { unstable_runtimeJS: false };

export default function UpdatesPage() {
  return (
    <Page route="/updates">
      <Head>
        <link
          rel="alternate"
          type="application/atom+xml"
          title={updatesWords.feedTitle}
          href={localUrl('/updates.xml')}
        />
      </Head>
      <UpdatesHero />
      <UpdateList />
      <PolicyChanges />
      <PageShore route="/updates" />
    </Page>
  );
}
