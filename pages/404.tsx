import { ErrorPage } from '@/components/sections/errors/ErrorPage';

export const config = { unstable_runtimeJS: false };

export default function NotFoundPage() {
  return <ErrorPage route="/404" kind="notFound" />;
}
