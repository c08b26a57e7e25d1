import { PageShore } from '@/components/marketing/PageShore';

/** The family's background, above the footer. */
export function LandingShore() {
  return <PageShore route="/pro" />;
}
