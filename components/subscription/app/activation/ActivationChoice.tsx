import { FlowLayout } from '@/components/layout/flow/FlowLayout';
import { FormSkeleton } from '@/components/subscription/account/FormSkeleton';
import { activationWords } from '@/lib/content/app/activation';
import type { RoutePath } from '@/lib/content/site/routes';
import { useSession } from '@/lib/hooks/account/useSession';
import { useNativeHost } from '@/lib/hooks/native/useNativeHost';
import { useVisit } from '@/lib/hooks/page/useVisit';
import { ActivationOptions } from './ActivationOptions';
import { ActiveHere } from './ActiveHere';

/** How to activate a subscription on this device and, once it is active here, on another one. */
export function ActivationChoice({ route }: { route: RoutePath }) {
  const host = useNativeHost();
  const session = useSession();
  const { link } = useVisit();
  const { heading, intro, none, plans } = activationWords.choice;
  if (host && session.state === 'signedIn') return <ActiveHere route={route} email={session.email} />;
  const isKnown = host !== null && session.state === 'signedOut';
  return (
    <FlowLayout
      route={route}
      heading={heading}
      intro={intro}
      aside={
        <p>
          {none} <a href={link(host?.inApp ? '/subscriptions' : '/pro')}>{plans}</a>
        </p>
      }
    >
      {isKnown ? (
        <ActivationOptions channel={host.channel} />
      ) : (
        <FormSkeleton status={activationWords.loading} />
      )}
    </FlowLayout>
  );
}
