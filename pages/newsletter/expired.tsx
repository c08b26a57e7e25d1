import { NewsletterPage } from '@/components/sections/newsletter/NewsletterPage';
import { letterPages } from '@/lib/content/company/newsletter';

export const config = { unstable_runtimeJS: false };

export default function LetterLinkExpiredPage() {
  return <NewsletterPage route="/newsletter/expired" {...letterPages.expired} mood="rests" />;
}
