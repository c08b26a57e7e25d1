import { FlowLayout } from '@/components/layout/flow/FlowLayout';
import { FormSkeleton } from '@/components/subscription/account/FormSkeleton';
import { WaysOn } from '@/components/subscription/account/WaysOn';
import { Button } from '@/components/ui/forms/Button';
import { ButtonLink } from '@/components/ui/forms/ButtonLink';
import { activationWords } from '@/lib/content/app/activation';
import type { RoutePath } from '@/lib/content/site/routes';
import { useSession } from '@/lib/hooks/account/useSession';
import { useNativeHost } from '@/lib/hooks/native/useNativeHost';
import { useVisit } from '@/lib/hooks/page/useVisit';
import { activateSubscription } from '@/lib/native/actions';
import type { NativeChannel } from '@/lib/native/channel/openChannel';

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
        // The two ways of an app are higher than the placeholder, and would push this down.
        <p className={isKnown ? undefined : 'outside-app'}>
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

const byEmail = '/subscriptions/activation-flow/this-device/activate-by-email';

/** The ways to restore an existing subscription: the app's store, if it has one, and the email address. */
function ActivationOptions({ channel }: { channel: NativeChannel<'subscriptionPages'> | null }) {
  const { link } = useVisit();
  const { store, email, webEmail } = activationWords.choice;
  const hasStore = channel !== null && channel.transport !== 'windows';
  const mail = channel ? email : webEmail;
  return (
    <ul className="in-column gap-4" data-needs-script>
      {hasStore ? (
        <li className="padded medium-corners bordered">
          <h2 className="small-title">{store.title}</h2>
          <p className="small-print">{store.text}</p>
          <Button wide variant="secondary" onClick={() => activateSubscription(channel)}>
            {store.action}
          </Button>
        </li>
      ) : null}
      <li className="padded medium-corners bordered">
        <h2 className="small-title">{mail.title}</h2>
        <p className="small-print">{mail.text}</p>
        <ButtonLink wide href={link(byEmail)}>
          {mail.action}
        </ButtonLink>
      </li>
      <style jsx>{`
        /* A single option needs no frame around it. */
        li:only-child {
          padding: 0;
          border: 0;
        }

        p {
          margin-block: var(--space-1) var(--space-4);
        }
      `}</style>
    </ul>
  );
}

const addEmail = '/subscriptions/activation-flow/another-device/add-email';
const otherDevice = '/subscriptions/activation-flow/another-device/email';

/** The subscription is active on this device: links to the next device and to the account. */
function ActiveHere({ route, email }: { route: RoutePath; email: string | null }) {
  const { link } = useVisit();
  const { heading, intro, another, addEmail: add, manage } = activationWords.signedIn;
  return (
    <FlowLayout route={route} heading={heading} intro={intro(email)}>
      <WaysOn
        ways={[
          email === null ? [add, link(addEmail)] : [another, link(otherDevice)],
          [manage, link('/subscriptions/manage')],
        ]}
      />
    </FlowLayout>
  );
}
