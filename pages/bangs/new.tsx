import { Page } from '@/components/layout/page/Page';
import { SuggestPage } from '@/components/sections/bangs/SuggestPage';

export const config = { unstable_runtimeJS: false };

export default function NewBangPage() {
  return (
    <Page route="/bangs/new" enhancements={['forms/documentForm']}>
      <SuggestPage />
    </Page>
  );
}
