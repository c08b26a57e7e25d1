import { FlowLayout } from '@/components/layout/flow/FlowLayout';
import { BackToSettings } from '@/components/subscription/account/BackToSettings';
import { type AddEmailStart, EmailAdded } from '@/components/subscription/account/email/EmailAdded';
import { FormSkeleton } from '@/components/subscription/account/FormSkeleton';
import { SignInFirst } from '@/components/subscription/account/signIn/SignInFirst';
import { WaysOn } from '@/components/subscription/account/WaysOn';
import { emailWords } from '@/lib/content/account/email';
import type { RoutePath } from '@/lib/content/site/routes';
import { useSession } from '@/lib/hooks/account/useSession';
import { useNativeHost } from '@/lib/hooks/native/useNativeHost';
import { useVisit } from '@/lib/hooks/page/useVisit';

type Props = { route: RoutePath; startedFrom: AddEmailStart; start: string };

/** The page after an email address was added, opened again. */
export function EmailAddedLater({ route, startedFrom, start }: Props) {
  const host = useNativeHost();
  const session = useSession();
  const { link } = useVisit();
  const { heading, next, manage } = emailWords.added;
  if (session.state === 'signedIn' && session.email !== null) {
    return <EmailAdded startedFrom={startedFrom} route={route} email={session.email} />;
  }
  if (host && !host.inApp && session.state === 'signedOut')
    return <SignInFirst route={route} next="add-email" />;
  const { add } = emailWords;
  const isMissing = session.state === 'signedIn';
  return (
    <FlowLayout
      route={route}
      heading={isMissing ? add.heading : heading}
      intro={isMissing ? add.intro : next}
    >
      {session.state === 'pending' ? (
        <FormSkeleton status={emailWords.loading} />
      ) : (
        <WaysOn ways={[isMissing ? [add.submit, link(start)] : [manage, link('/subscriptions/manage')]]}>
          <BackToSettings />
        </WaysOn>
      )}
    </FlowLayout>
  );
}
