import { ErrorPage } from '@/components/sections/errors/ErrorPage';

export const config = { unstable_runtimeJS: false };

export default function ServerErrorPage() {
  return <ErrorPage route="/500" kind="serverError" />;
}
