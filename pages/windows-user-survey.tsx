import { Page } from '@/components/layout/Page';
import { PageTitle } from '@/components/sections/downloads/PageTitle';
import { Container } from '@/components/ui/Container';
import { heroes } from '@/lib/content/downloadPages/heroes';

export const config = { unstable_runtimeJS: false };

export default function WindowsUserSurveyPage() {
  return (
    <Page route="/windows-user-survey">
      <Container>
        <PageTitle {...heroes.survey} />
      </Container>
    </Page>
  );
}
