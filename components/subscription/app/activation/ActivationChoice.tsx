import { FlowLayout } from '@/components/layout/flow/FlowLayout';
import { FormSkeleton } from '@/components/subscription/account/FormSkeleton';
import { NoScript } from '@/components/subscription/account/NoScript';
import { activationWords } from '@/lib/content/app/activation';
import type { RoutePath } from '@/lib/content/site/routes';
import { useSession } from '@/lib/hooks/account/useSession';
import { useNativeApp } from '@/lib/hooks/native/useNativeApp';
import { useVisit } from '@/lib/hooks/page/useVisit';
import { ActiveHere } from './ActiveHere';
import { Ways } from './Ways';

/** How to bring a subscription to this device; once it is here, how to bring it to another one. */
export function ActivationChoice({ route }: { route: RoutePath }) {
  const place = useNativeApp();
  const session = useSession();
  const { link } = useVisit();
  const { heading, intro, none, plans } = activationWords.choice;
  if (place && session.state === 'signedIn') return <ActiveHere route={route} email={session.email} />;
  const isKnown = place !== null && session.state === 'signedOut';
  return (
    <FlowLayout
      route={route}
      heading={heading}
      intro={intro}
      aside={
        <p>
          {none} <a href={link(place?.inApp ? '/subscriptions' : '/pro')}>{plans}</a>
        </p>
      }
    >
      <NoScript />
      {isKnown ? (
        <Ways channel={place.inApp ? place.channel : null} />
      ) : (
        <FormSkeleton status={activationWords.loading} />
      )}
    </FlowLayout>
  );
}
