import { Page } from '@/components/layout/page/Page';
import { StatementPage } from '@/components/sections/help/StatementPage';
import { withdrawWords } from '@/lib/content/help/withdrawWords';

export const config = { unstable_runtimeJS: false };

export default function WithdrawFromContractPage() {
  return (
    <Page route="/help/withdraw" enhancements={['forms/documentForm']}>
      <StatementPage name="withdraw" action="/help/withdraw" words={withdrawWords} />
    </Page>
  );
}
