import { useEffect, useState } from 'react';
import { ScreenError } from '@/components/subscription/account/ScreenError';
import { Button } from '@/components/ui/forms/Button';
import { ButtonLink } from '@/components/ui/forms/ButtonLink';
import { ButtonRow } from '@/components/ui/forms/ButtonRow';
import { formWords } from '@/lib/content/account/forms';
import { welcomeWords } from '@/lib/content/account/welcome';
import { useEmailChange } from '@/lib/hooks/account/useEmailChange';
import { navigateAway } from '@/lib/hooks/page/navigateAway';
import { useVisit } from '@/lib/hooks/page/useVisit';

type Props = {
  accountId: string;
  /** The address given when paying; without one, the step is to add any. */
  offered: string | null;
  /** Leads to another page of ours. */
  leave?: (address: string) => void;
};

/** Offers the address that was typed when paying: one click sends the code and leads to where it is entered. */
export function EmailOffer({ accountId, offered, leave = leaveTo }: Props) {
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
    <div>
      <p>{offered === null ? text : offer(offered)}</p>
      <ScreenError error={error && { ...error, scope: 'screen' }} />
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
      <style jsx>{`
        div {
          display: grid;
          gap: var(--space-3);
        }
      `}</style>
    </div>
  );
}

function leaveTo(address: string): void {
  window.location.assign(address);
}
