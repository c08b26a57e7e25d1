import { ErrorPage } from '@/components/sections/errors/ErrorPage';

export const config = { unstable_runtimeJS: false };

export default function RefusedPage() {
  return <ErrorPage route="/418" kind="refused" />;
}
