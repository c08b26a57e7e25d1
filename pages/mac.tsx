import { Page } from '@/components/layout/Page';
import { DownloadButton } from '@/components/marketing/DownloadButton';
import { PageTitle } from '@/components/sections/downloads/PageTitle';
import { Container } from '@/components/ui/Container';
import { heroes } from '@/lib/content/downloadPages/heroes';

export const config = { unstable_runtimeJS: false };

export default function MacPage() {
  return (
    <Page route="/mac" enhancements={['downloadButton']}>
      <Container>
        <PageTitle {...heroes.mac} />
        <DownloadButton page="mac" event="mac" offer="mac" />
      </Container>
    </Page>
  );
}
