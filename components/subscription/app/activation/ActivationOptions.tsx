import { Button } from '@/components/ui/forms/Button';
import { ButtonLink } from '@/components/ui/forms/ButtonLink';
import { activationWords } from '@/lib/content/app/activation';
import { useVisit } from '@/lib/hooks/page/useVisit';
import { activateSubscription } from '@/lib/native/actions';
import type { NativeChannel } from '@/lib/native/channel/openChannel';

const byEmail = '/subscriptions/activation-flow/this-device/activate-by-email';

/** The ways to restore an existing subscription: the app's store, if it has one, and the email address. */
export function ActivationOptions({ channel }: { channel: NativeChannel<'subscriptionPages'> | null }) {
  const { link } = useVisit();
  const { store, email, webEmail } = activationWords.choice;
  const hasStore = channel !== null && channel.transport !== 'windows';
  const mail = channel ? email : webEmail;
  return (
    <ul data-needs-script>
      {hasStore ? (
        <li>
          <h2>{store.title}</h2>
          <p>{store.text}</p>
          <Button wide variant="secondary" onClick={() => activateSubscription(channel)}>
            {store.action}
          </Button>
        </li>
      ) : null}
      <li>
        <h2>{mail.title}</h2>
        <p>{mail.text}</p>
        <ButtonLink wide href={link(byEmail)}>
          {mail.action}
        </ButtonLink>
      </li>
      <style jsx>{`
        ul {
          display: grid;
          gap: var(--space-4);
        }

        li {
          padding: var(--space-5);
          border: 1px solid var(--color-border);
          border-radius: var(--radius-medium);
        }

        /* A single option needs no frame around it. */
        li:only-child {
          padding: 0;
          border: 0;
        }

        h2 {
          font-size: var(--text-title-3);
        }

        p {
          margin-block: var(--space-1) var(--space-4);
          color: var(--color-text-muted);
          font-size: var(--text-small);
        }
      `}</style>
    </ul>
  );
}
