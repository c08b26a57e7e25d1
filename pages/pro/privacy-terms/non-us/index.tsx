import { readLegalDocument } from '@/lib/legal/readLegalDocument';

export { LegalPage as default } from '@/components/sections/legal/LegalPage';
export const config = { unstable_runtimeJS: false };

export function getStaticProps() {
  return {
    props: { route: '/pro/privacy-terms/non-us', document: readLegalDocument('/pro/privacy-terms/non-us') },
  };
}
