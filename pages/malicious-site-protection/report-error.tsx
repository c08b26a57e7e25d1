import { Page } from '@/components/layout/Page';
import { PageTitle } from '@/components/sections/downloads/PageTitle';
import { Container } from '@/components/ui/Container';
import { heroes } from '@/lib/content/downloadPages/heroes';

export const config = { unstable_runtimeJS: false };

export default function ReportErrorPage() {
  return (
    <Page route="/malicious-site-protection/report-error">
      <Container>
        <PageTitle {...heroes.report} />
      </Container>
    </Page>
  );
}
