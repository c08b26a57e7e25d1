import { Button } from '@/components/ui/forms/Button';
import { storeWords } from '@/lib/content/app/store';
import { localUrl } from '@/lib/content/site/languages/localUrl';
import { useVisit } from '@/lib/hooks/page/useVisit';
import { activateSubscription } from '@/lib/native/actions';
import type { NativeChannel } from '@/lib/native/channel/openChannel';

const byEmail = '/subscriptions/activation-flow/this-device/activate-by-email';

/**
 * For somebody who has already paid. Apps with a store restore on their own screen; restoring by email works in every
 * app, even in one that does not answer. The channel is passed in, so that everything appears at once.
 */
export function HaveSubscription({ channel }: { channel: NativeChannel<'subscriptionPages'> | null }) {
  const restores = channel !== null && channel.transport !== 'windows';
  const { link } = useVisit();
  return (
    <div className="in-column gap-3">
      {restores ? (
        <Button variant="secondary" wide onClick={() => activateSubscription(channel)}>
          {storeWords.have}
        </Button>
      ) : null}
      <p className="wrapping small-text">
        <a href={link(restores ? byEmail : '/subscriptions/activation-flow')}>
          {restores ? storeWords.byEmail : storeWords.have}
        </a>
        <a href={localUrl('/pro/privacy-terms')}>{storeWords.terms}</a>
      </p>
      <style jsx>{`
        p {
          gap: var(--space-2) var(--space-5);
        }
      `}</style>
    </div>
  );
}
