import { PageShore } from '@/components/marketing/PageShore';

/** The background of the family, above the footer. */
export function RestorationShore() {
  return <PageShore route="/identity-theft-restoration" />;
}
