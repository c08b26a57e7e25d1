import { Page } from '@/components/layout/page/Page';
import { WithdrawPage } from '@/components/sections/help/WithdrawPage';

export const config = { unstable_runtimeJS: false };

export default function WithdrawFromContractPage() {
  return (
    <Page route="/help/withdraw" enhancements={['forms/documentForm']}>
      <WithdrawPage />
    </Page>
  );
}
