export { ConfirmPage as default } from '@/components/sections/help/ConfirmPage';
export const config = { unstable_runtimeJS: false };
