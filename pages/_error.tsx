import { ErrorPage } from '@/components/sections/errors/ErrorPage';

export const config = { unstable_runtimeJS: false };

/** Any error without a page of its own. */
export default function UnexpectedErrorPage() {
  return <ErrorPage route="/500" kind="serverError" />;
}
