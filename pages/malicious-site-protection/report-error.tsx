import { Page } from '@/components/layout/page/Page';
import { PageTitle } from '@/components/marketing/PageTitle';
import { ReportAfter } from '@/components/sections/reports/ReportAfter';
import { ReportForm } from '@/components/sections/reports/ReportForm';
import { ReportLayout } from '@/components/sections/reports/ReportLayout';
import { heroes } from '@/lib/content/downloadPages/heroes';

export const config = { unstable_runtimeJS: false };

export default function ReportErrorPage() {
  return (
    <Page route="/malicious-site-protection/report-error" enhancements={['forms/reportedUrl']}>
      <ReportLayout title={<PageTitle {...heroes.report} />} after={<ReportAfter />}>
        <ReportForm />
      </ReportLayout>
    </Page>
  );
}
