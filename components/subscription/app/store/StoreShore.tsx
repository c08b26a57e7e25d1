import { PageShore } from '@/components/marketing/PageShore';

/** The family's background, above the footer. */
export function StoreShore() {
  return <PageShore route="/subscriptions" />;
}
