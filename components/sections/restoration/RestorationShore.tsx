import { PageShore } from '@/components/marketing/PageShore';

/** The family's background, above the footer. */
export function RestorationShore() {
  return <PageShore route="/identity-theft-restoration" />;
}
