import { NewsletterPage } from '@/components/sections/newsletter/NewsletterPage';
import { letterPages } from '@/lib/content/company/newsletter';

export const config = { unstable_runtimeJS: false };

export default function LeaveLetterPage() {
  return <NewsletterPage route="/newsletter/unsubscribe" {...letterPages.unsubscribe} mood="rests" />;
}
