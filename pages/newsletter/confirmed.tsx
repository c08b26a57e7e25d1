import { Page } from '@/components/layout/Page';
import { LetterPage } from '@/components/sections/newsletter/LetterPage';
import { letterPages } from '@/lib/content/newsletter';

export const config = { unstable_runtimeJS: false };

export default function LetterConfirmedPage() {
  return (
    <Page route="/newsletter/confirmed">
      <LetterPage {...letterPages.confirmed} mood="carries" />
    </Page>
  );
}
