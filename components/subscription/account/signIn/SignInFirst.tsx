import { FlowLayout } from '@/components/layout/flow/FlowLayout';
import { ButtonLink } from '@/components/ui/forms/ButtonLink';
import { endedSignInWords, signedOutWords } from '@/lib/content/account/forms';
import type { ReturnPage } from '@/lib/content/account/returnPages';
import type { RoutePath } from '@/lib/content/site/routes';
import { useSession } from '@/lib/hooks/account/useSession';
import { useVisit } from '@/lib/hooks/page/useVisit';
import { usePlansPath } from '@/lib/hooks/purchase/usePlansPath';

/** Replaces an account page while nobody is signed in, and says how a sign-in ended; signing in leads back. */
export function SignInFirst({ route, next }: { route: RoutePath; next: ReturnPage }) {
  const { link } = useVisit();
  const shop = usePlansPath();
  const session = useSession();
  const ended = session.state === 'signedOut' ? session.ended : null;
  const { heading, intro } = ended ? endedSignInWords[ended] : signedOutWords;
  const { signIn, noSubscription, seePlans } = signedOutWords;
  return (
    <FlowLayout
      route={route}
      heading={heading}
      intro={intro}
      aside={
        <p>
          {noSubscription} <a href={link(shop)}>{seePlans}</a>
        </p>
      }
    >
      <ButtonLink href={link('/subscriptions/activate', { next })} wide>
        {signIn}
      </ButtonLink>
    </FlowLayout>
  );
}
