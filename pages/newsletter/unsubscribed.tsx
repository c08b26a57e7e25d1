import { NewsletterPage } from '@/components/sections/newsletter/NewsletterPage';
import { letterPages } from '@/lib/content/company/newsletter';

export const config = { unstable_runtimeJS: false };

export default function LetterLeftPage() {
  return <NewsletterPage route="/newsletter/unsubscribed" {...letterPages.unsubscribed} mood="rests" />;
}
