import { Page } from '@/components/layout/page/Page';
import { CancelPage } from '@/components/sections/help/CancelPage';

export const config = { unstable_runtimeJS: false };

export default function CancelContractPage() {
  return (
    <Page route="/help/cancel" enhancements={['forms/documentForm']}>
      <CancelPage />
    </Page>
  );
}
