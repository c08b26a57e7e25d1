import { LegalPage } from '@/components/sections/legal/LegalPage';
import type { LegalDocument } from '@/lib/legal/legalDocument';
import { readLegalDocument } from '@/lib/legal/readLegalDocument';

export const config = { unstable_runtimeJS: false };

export function getStaticProps() {
  return { props: { document: readLegalDocument('/privacy') } };
}

export default function PrivacyPage({ document }: { document: LegalDocument }) {
  return <LegalPage route="/privacy" document={document} />;
}
