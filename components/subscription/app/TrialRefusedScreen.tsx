import dynamic from 'next/dynamic';
import { FlowLayout } from '@/components/layout/flow/FlowLayout';
import { FocusHeading } from '@/components/subscription/account/FocusHeading';
import { welcomeWords } from '@/lib/content/account/welcome';
import type { RoutePath } from '@/lib/content/site/routes';
import type { TrialRefused } from '@/lib/contract/wire';

const TrialRefusedQuestion = dynamic(
  () =>
    import('@/components/subscription/account/billing/TrialRefusedQuestion').then(
      (loaded) => loaded.TrialRefusedQuestion,
    ),
  { ssr: false },
);

type Props = { route: RoutePath; refused: TrialRefused };

/** In an app, in the place of a welcome: nothing was bought, and the buyer is asked whether to pay. */
export function TrialRefusedScreen({ route, refused }: Props) {
  const { heading, intro } = welcomeWords.trialRefused;
  return (
    <FlowLayout route={route} heading={heading} intro={intro}>
      <FocusHeading />
      <TrialRefusedQuestion refused={refused} />
    </FlowLayout>
  );
}
