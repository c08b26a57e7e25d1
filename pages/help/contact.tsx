export { ContactPage as default } from '@/components/sections/help/ContactPage';
export const config = { unstable_runtimeJS: false };
