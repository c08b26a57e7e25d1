import { legalProps } from '@/lib/legal/readLegalDocument';

export { LegalPage as default } from '@/components/sections/legal/LegalPage';
export const config = { unstable_runtimeJS: false };
export const getStaticProps = legalProps('/pro/privacy-terms/us');
