import { FlowLayout } from '@/components/layout/flow/FlowLayout';
import { WaysOn } from '@/components/subscription/account/WaysOn';
import { signInWords } from '@/lib/content/account/signIn';
import type { RoutePath } from '@/lib/content/site/routes';
import { useVisit } from '@/lib/hooks/page/useVisit';

type Props = { route: RoutePath; step: 'done' | 'over'; wayBack: string | null };

/** The end of a sign-in that an app began. A browser may open the app only when a person presses the link. */
export function BackToApp({ route, step, wayBack }: Props) {
  const { link } = useVisit();
  const { open, signIn, done, over } = signInWords.forApp;
  const { heading, intro } = step === 'done' ? done : over;
  return (
    <FlowLayout route={route} heading={heading} intro={intro} focused>
      <WaysOn
        ways={[
          wayBack === null ? null : [open, wayBack],
          step === 'done' ? null : [signIn, link('/subscriptions/activate')],
        ]}
      />
    </FlowLayout>
  );
}
