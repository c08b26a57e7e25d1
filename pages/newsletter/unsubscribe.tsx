import { Page } from '@/components/layout/page/Page';
import { NewsletterPage } from '@/components/sections/newsletter/NewsletterPage';
import { letterPages } from '@/lib/content/company/newsletter';

export const config = { unstable_runtimeJS: false };

export default function LeaveLetterPage() {
  return (
    <Page route="/newsletter/unsubscribe">
      <NewsletterPage {...letterPages.unsubscribe} mood="rests" />
    </Page>
  );
}
