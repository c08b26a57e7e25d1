import { useEffect, useState } from 'react';
import { ScreenError } from '@/components/subscription/account/ScreenError';
import { OwnFeatures } from '@/components/subscription/features/OwnFeatures';
import { Button } from '@/components/ui/forms/Button';
import { ButtonLink } from '@/components/ui/forms/ButtonLink';
import { ButtonRow } from '@/components/ui/forms/ButtonRow';
import { Notice } from '@/components/ui/Notice';
import { Steps } from '@/components/ui/Steps';
import { formWords } from '@/lib/content/account/forms';
import { welcomeWords } from '@/lib/content/account/welcome';
import type { Subscription } from '@/lib/contract/subscription';
import { useEmailChange } from '@/lib/hooks/account/useEmailChange';
import { navigateAway } from '@/lib/hooks/page/navigateAway';
import { useVisit } from '@/lib/hooks/page/useVisit';
import { standingText } from '@/lib/subscriptions/standing';

type Props = {
  subscription: Subscription;
  accountId: string;
  email: string | null;
  /** The address given when paying, where it can be offered. */
  offered: string | null;
};

/** What was bought, until when it runs, the two steps that set it up on devices, and the way to each part. */
export function WelcomeReady({ subscription, accountId, email, offered }: Props) {
  const { link } = useVisit();
  const { heading, email: emailStep, devices, manage } = welcomeWords.steps;
  const warned = subscription.status === 'Grace Period';
  return (
    <div className="in-column gap-5">
      <Notice tone={warned ? 'warning' : 'success'} silent>
        {standingText(subscription)}
      </Notice>
      <h2 className="small-title">{heading}</h2>
      <Steps
        steps={[
          {
            title: emailStep.title,
            done: email !== null,
            content: email ? emailStep.done(email) : <EmailOffer accountId={accountId} offered={offered} />,
          },
          { title: devices.title, content: devices.text },
        ]}
      />
      <OwnFeatures subscription={subscription} />
      <ButtonLink href={link('/subscriptions/manage')} variant="secondary" wide>
        {manage}
      </ButtonLink>
    </div>
  );
}

type OfferProps = {
  accountId: string;
  /** The address given when paying; without one, the step is to add any. */
  offered: string | null;
  /** Leads to another page of ours. */
  leave?: (address: string) => void;
};

/** Offers the address that was typed when paying: one click sends the code and leads to where it is entered. */
export function EmailOffer({ accountId, offered, leave = leaveTo }: OfferProps) {
  const { link } = useVisit();
  const { step, busy, error, send } = useEmailChange('add', accountId);
  // A change that an earlier visit began is no reason to leave this page.
  const [asked, setAsked] = useState(false);
  const { text, action, offer, send: sendCode, other } = welcomeWords.steps.email;
  const addEmail = link('/pro/add-email');
  const sent = asked && !busy && error === null && step === 'code';
  useEffect(() => {
    if (sent) void navigateAway(() => leave(addEmail)).then(() => setAsked(false));
  }, [sent, addEmail, leave]);
  return (
    <div className="in-column gap-3">
      <p>{offered === null ? text : offer(offered)}</p>
      <ScreenError error={error} />
      <ButtonRow>
        {offered === null ? null : (
          <Button
            size="small"
            busyLabel={busy || sent ? formWords.sending : null}
            onClick={() => {
              setAsked(true);
              send(offered);
            }}
          >
            {sendCode}
          </Button>
        )}
        <ButtonLink size="small" variant={offered === null ? 'primary' : 'secondary'} href={addEmail}>
          {offered === null ? action : other}
        </ButtonLink>
      </ButtonRow>
    </div>
  );
}

function leaveTo(address: string): void {
  window.location.assign(address);
}
