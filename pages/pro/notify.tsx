export { NotifyPage as default } from '@/components/sections/saleInterest/NotifyPage';
export const config = { unstable_runtimeJS: false };
