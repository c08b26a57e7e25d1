import { NewsletterPage } from '@/components/sections/newsletter/NewsletterPage';
import { letterPages } from '@/lib/content/company/newsletter';

export const config = { unstable_runtimeJS: false };

export default function ConfirmLetterPage() {
  return <NewsletterPage route="/newsletter/confirm" {...letterPages.confirm} mood="asks" />;
}
