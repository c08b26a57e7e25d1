import { Announcement } from '@/components/subscription/account/Announcement';
import { ScreenError } from '@/components/subscription/account/ScreenError';
import { Button } from '@/components/ui/forms/Button';
import { formWords } from '@/lib/content/account/forms';
import { useReauthentication } from '@/lib/hooks/account/useReauthentication';
import { CodeForm } from './CodeForm';

type Props = {
  /** The account's current email address. */
  email: string;
  send: string;
  submit: string;
  onDone: () => void;
};

/** Confirms with a code sent to the account's own email address that its owner is here. */
export function Reauthenticate({ email, send, submit, onDone }: Props) {
  const check = useReauthentication(email, onDone);
  const { step, busy, error, isLong } = check;
  return (
    <>
      <Announcement text={step === 'code' && !isLong ? formWords.sentTo(email) : ''} />
      {step === 'question' ? (
        <div className="gap-4 stacked">
          <ScreenError error={error} />
          <Button wide busyLabel={busy ? formWords.sending : null} onClick={check.send}>
            {send}
          </Button>
        </div>
      ) : (
        <>
          {isLong ? <p role="status">{formWords.longCodeSentTo(email)}</p> : null}
          <CodeForm submit={submit} code={{ ...check, resend: check.send }} />
        </>
      )}
    </>
  );
}
