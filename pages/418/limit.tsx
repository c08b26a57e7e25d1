import { ErrorPage } from '@/components/sections/errors/ErrorPage';

export const config = { unstable_runtimeJS: false };

export default function LimitPage() {
  return <ErrorPage route="/418/limit" kind="limit" />;
}
