import { ErrorPage } from '@/components/sections/errors/ErrorPage';

export const config = { unstable_runtimeJS: false };

export default function GonePage() {
  return <ErrorPage route="/410" kind="gone" />;
}
