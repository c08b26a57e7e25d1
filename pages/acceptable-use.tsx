import { readLegalDocument } from '@/lib/legal/readLegalDocument';

export { LegalPage as default } from '@/components/sections/legal/LegalPage';
export const config = { unstable_runtimeJS: false };

export function getStaticProps() {
  return { props: { route: '/acceptable-use', document: readLegalDocument('/acceptable-use') } };
}
