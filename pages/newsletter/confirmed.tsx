import { Page } from '@/components/layout/page/Page';
import { NewsletterPage } from '@/components/sections/newsletter/NewsletterPage';
import { letterPages } from '@/lib/content/company/newsletter';

export const config = { unstable_runtimeJS: false };

export default function LetterConfirmedPage() {
  return (
    <Page route="/newsletter/confirmed">
      <NewsletterPage {...letterPages.confirmed} mood="carries" />
    </Page>
  );
}
