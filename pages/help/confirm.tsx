import { Page } from '@/components/layout/page/Page';
import { ConfirmPage } from '@/components/sections/help/ConfirmPage';

export const config = { unstable_runtimeJS: false };

export default function ConfirmStatementPage() {
  return (
    <Page route="/help/confirm">
      <ConfirmPage />
    </Page>
  );
}
