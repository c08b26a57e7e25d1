import { FlowLayout } from '@/components/layout/flow/FlowLayout';
import { WaysOn } from '@/components/subscription/account/WaysOn';
import { Spinner } from '@/components/ui/Spinner';
import { signInWords } from '@/lib/content/account/signIn';
import type { RoutePath } from '@/lib/content/site/routes';
import { useVisit } from '@/lib/hooks/page/useVisit';

type Props = {
  route: RoutePath;
  step: 'done' | 'over';
  /** Leads back to the app that began the sign-in. A browser may open it only when a person presses the link. */
  wayBack: string | null;
};

/** Shown between the sign-in and the page or the app it leads to, and when an app's session ended without one. */
export function SignInEnded({ route, step, wayBack }: Props) {
  const { link } = useVisit();
  const { forApp, done } = signInWords;
  const leaves = step === 'done' && wayBack === null;
  const { heading, intro } = leaves ? done : forApp[step];
  return (
    <FlowLayout route={route} heading={heading} intro={intro} focused>
      {leaves ? (
        <div className="in-middle accent-text">
          <Spinner size={32} />
          <style jsx>{`
            div {
              min-height: 8rem;
            }
          `}</style>
        </div>
      ) : (
        <WaysOn
          ways={[
            wayBack === null ? null : [forApp.open, wayBack],
            step === 'done' ? null : [forApp.signIn, link('/subscriptions/activate')],
          ]}
        />
      )}
    </FlowLayout>
  );
}
