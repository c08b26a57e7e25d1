import { NewsletterPage } from '@/components/sections/newsletter/NewsletterPage';
import { letterPages } from '@/lib/content/company/newsletter';

export const config = { unstable_runtimeJS: false };

export default function LetterConfirmedPage() {
  return <NewsletterPage route="/newsletter/confirmed" {...letterPages.confirmed} mood="carries" />;
}
