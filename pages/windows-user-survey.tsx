import { Page } from '@/components/layout/page/Page';
import { CachedDrawing } from '@/components/marketing/CachedDrawing';
import { PageTitle } from '@/components/marketing/PageTitle';
import { ReportLayout } from '@/components/sections/reports/ReportLayout';
import { SurveyForm } from '@/components/sections/reports/SurveyForm';
import { heroes } from '@/lib/content/downloadPages/heroes';

export const config = { unstable_runtimeJS: false };

export default function WindowsUserSurveyPage() {
  return (
    <Page route="/windows-user-survey">
      <ReportLayout
        title={<PageTitle {...heroes.survey} />}
        after={<CachedDrawing name="device-pictures.svg#question" />}
      >
        <SurveyForm />
      </ReportLayout>
    </Page>
  );
}
