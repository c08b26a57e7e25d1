export { CancelPage as default } from '@/components/sections/help/CancelPage';
export const config = { unstable_runtimeJS: false };
