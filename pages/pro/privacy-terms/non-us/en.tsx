import { legalPageProps } from '@/components/sections/legal/legalPageProps';

export { LegalPage as default } from '@/components/sections/legal/LegalPage';
export const config = { unstable_runtimeJS: false };

export function getStaticProps() {
  return legalPageProps('/pro/privacy-terms/non-us/en');
}
