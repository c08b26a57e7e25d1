import { ErrorPage } from '@/components/sections/errors/ErrorPage';

export const config = { unstable_runtimeJS: false };

export default function RegionPage() {
  return <ErrorPage route="/418/region" kind="region" />;
}
