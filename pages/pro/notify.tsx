import { Page } from '@/components/layout/page/Page';
import { NotifyPage } from '@/components/sections/saleInterest/NotifyPage';

export const config = { unstable_runtimeJS: false };

export default function SaleInterestPage() {
  return (
    <Page route="/pro/notify">
      <NotifyPage />
    </Page>
  );
}
