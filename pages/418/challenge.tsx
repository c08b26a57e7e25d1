import { ErrorPage } from '@/components/sections/errors/ErrorPage';

export const config = { unstable_runtimeJS: false };

export default function ChallengePage() {
  return <ErrorPage route="/418/challenge" kind="challenge" />;
}
