import { Page } from '@/components/layout/page/Page';
import { PageShore } from '@/components/marketing/PageShore';
import { LetterContents } from '@/components/sections/newsletter/LetterContents';
import { LetterPromises } from '@/components/sections/newsletter/LetterPromises';
import { NewsletterHero } from '@/components/sections/newsletter/NewsletterHero';

export const config = { unstable_runtimeJS: false };

export default function NewsletterPage() {
  return (
    <Page route="/newsletter" enhancements={['forms/newsletterForm']}>
      <NewsletterHero />
      <LetterContents />
      <LetterPromises />
      <PageShore route="/newsletter" />
    </Page>
  );
}
