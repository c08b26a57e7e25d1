import { LegalPage } from '@/components/sections/legal/LegalPage';
import type { LegalDocument } from '@/lib/legal/legalDocument';
import { readLegalDocument } from '@/lib/legal/readLegalDocument';

export const config = { unstable_runtimeJS: false };

export function getStaticProps() {
  return { props: { document: readLegalDocument('/pro/privacy-terms/non-us/de') } };
}

export default function SubscriptionTermsGermanPage({ document }: { document: LegalDocument }) {
  return <LegalPage route="/pro/privacy-terms/non-us/de" document={document} />;
}
