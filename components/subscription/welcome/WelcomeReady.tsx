import { ButtonLink } from '@/components/ui/forms/ButtonLink';
import { Notice } from '@/components/ui/Notice';
import { Steps } from '@/components/ui/Steps';
import { welcomeWords } from '@/lib/content/account/welcome';
import type { Subscription } from '@/lib/contract/subscription';
import { useVisit } from '@/lib/hooks/page/useVisit';
import { standingText } from '@/lib/subscriptions/standing';
import { DevicePaths } from './DevicePaths';
import { EmailOffer } from './EmailOffer';

type Props = {
  subscription: Subscription;
  accountId: string;
  email: string | null;
  /** The address given when paying, where it can be offered. */
  offered: string | null;
};

/** What was bought, until when it runs, and the two steps that set it up on devices. */
export function WelcomeReady({ subscription, accountId, email, offered }: Props) {
  const { link } = useVisit();
  const { heading, email: emailStep, devices, manage } = welcomeWords.steps;
  const warned = subscription.status === 'Grace Period';
  return (
    <div className="ready">
      <Notice tone={warned ? 'warning' : 'success'} silent>
        {standingText(subscription)}
      </Notice>
      <h2>{heading}</h2>
      <Steps
        steps={[
          {
            title: emailStep.title,
            done: email !== null,
            content: email ? emailStep.done(email) : <EmailOffer accountId={accountId} offered={offered} />,
          },
          {
            title: devices.title,
            content: (
              <>
                <p>{devices.text}</p>
                <DevicePaths />
              </>
            ),
          },
        ]}
      />
      <ButtonLink href={link('/subscriptions/manage')} variant="secondary" wide>
        {manage}
      </ButtonLink>
      <style jsx>{`
        .ready {
          display: grid;
          gap: var(--space-5);
        }

        h2 {
          font-size: var(--text-title-3);
        }
      `}</style>
    </div>
  );
}
