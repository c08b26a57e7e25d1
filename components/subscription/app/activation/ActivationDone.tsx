import { FlowLayout } from '@/components/layout/flow/FlowLayout';
import { FormSkeleton } from '@/components/subscription/account/FormSkeleton';
import { WaysOn } from '@/components/subscription/account/WaysOn';
import { WelcomePicture } from '@/components/subscription/welcome/WelcomePicture';
import { Button } from '@/components/ui/forms/Button';
import { activationWords } from '@/lib/content/app/activation';
import type { RoutePath } from '@/lib/content/site/routes';
import { useSession } from '@/lib/hooks/account/useSession';
import { useNativeHost } from '@/lib/hooks/native/useNativeHost';
import { useVisit } from '@/lib/hooks/page/useVisit';
import { backToSettingsActivated } from '@/lib/native/actions';
import { welcomeLink } from '@/lib/native/welcomeLink';

type Props = { route: RoutePath; start: string };

/**
 * After an activation by email. Some apps do not tell this page which account they hold, so inside an app nobody is
 * asked to sign in again: the page is only reached after the tokens were handed over.
 */
export function ActivationDone({ route, start }: Props) {
  const host = useNativeHost();
  const session = useSession();
  const { link } = useVisit();
  const { done, notYet } = activationWords;
  if (host && !host.inApp && session.state === 'signedOut') {
    return (
      <FlowLayout route={route} heading={notYet.heading} intro={notYet.intro} tall>
        <WaysOn ways={[[notYet.start, link(start)]]} />
      </FlowLayout>
    );
  }
  return (
    <FlowLayout route={route} heading={done.heading} intro={done.intro} tall>
      <WelcomePicture waiting={false} />
      {host === null ? <FormSkeleton status={activationWords.loading} /> : null}
      {host?.inApp ? (
        <WaysOn ways={[[done.open, welcomeLink(window.location.search)]]}>
          <Button wide variant="secondary" onClick={() => backToSettingsActivated(host.channel)}>
            {done.settings}
          </Button>
        </WaysOn>
      ) : null}
      {host && !host.inApp ? <WaysOn ways={[[done.account, link('/subscriptions/manage')]]} /> : null}
    </FlowLayout>
  );
}
