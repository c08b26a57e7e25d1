import { PageShore } from '@/components/marketing/PageShore';

/** The background of the family, above the footer. */
export function StoreShore() {
  return <PageShore route="/subscriptions" />;
}
