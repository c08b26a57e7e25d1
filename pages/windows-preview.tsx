import { Page } from '@/components/layout/Page';
import { DownloadButton } from '@/components/marketing/DownloadButton';
import { PageTitle } from '@/components/sections/downloads/PageTitle';
import { Container } from '@/components/ui/Container';
import { heroes } from '@/lib/content/downloadPages/heroes';

export const config = { unstable_runtimeJS: false };

export default function WindowsPreviewPage() {
  return (
    <Page route="/windows-preview" enhancements={['downloadButton']}>
      <Container>
        <PageTitle {...heroes.windowsPreview} />
        <DownloadButton page="preview" event="windows_preview" offer="windowsPreview" />
      </Container>
    </Page>
  );
}
