import { Page } from '@/components/layout/page/Page';
import { DownloadButton } from '@/components/marketing/DownloadButton';
import { PageHero } from '@/components/marketing/PageHero';
import { PageShore } from '@/components/marketing/PageShore';
import { PreviewPicture } from '@/components/sections/downloads/art/PreviewPicture';
import { PreviewDetails } from '@/components/sections/windows/PreviewDetails';
import { heroes } from '@/lib/content/downloadPages/heroes';

export const config = { unstable_runtimeJS: false };

export default function WindowsPreviewPage() {
  return (
    <Page route="/windows-preview" enhancements={['downloads/downloadButton']}>
      {/* On a dark background in both themes, so that nobody mistakes it for the regular download. */}
      <PageHero {...heroes.windowsPreview} ground="deep" aside={<PreviewPicture />}>
        <DownloadButton page="preview" event="windows_preview" offer="windowsPreview" />
      </PageHero>
      <PreviewDetails />
      <PageShore route="/windows-preview" />
    </Page>
  );
}
