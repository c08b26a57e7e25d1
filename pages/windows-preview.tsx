import { Page } from '@/components/layout/page/Page';
import { PageShore } from '@/components/marketing/PageShore';
import { PreviewDetails } from '@/components/sections/windows/PreviewDetails';
import { PreviewHero } from '@/components/sections/windows/PreviewHero';

export const config = { unstable_runtimeJS: false };

export default function WindowsPreviewPage() {
  return (
    <Page route="/windows-preview" enhancements={['downloads/downloadButton']}>
      <PreviewHero />
      <PreviewDetails />
      <PageShore route="/windows-preview" />
    </Page>
  );
}
