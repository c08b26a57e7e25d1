import { useState } from 'react';
import { FlowLayout } from '@/components/layout/flow/FlowLayout';
import { ScreenError } from '@/components/subscription/account/ScreenError';
import { Reauthenticate } from '@/components/subscription/account/signIn/Reauthenticate';
import { Button } from '@/components/ui/forms/Button';
import { emailWords } from '@/lib/content/account/email';
import { formWords } from '@/lib/content/account/forms';
import type { RoutePath } from '@/lib/content/site/routes';
import type { EmailChange } from '@/lib/hooks/account/useEmailChange';
import { useVisit } from '@/lib/hooks/page/useVisit';

type ReauthenticationProps = { route: RoutePath; current: string; change: EmailChange };

/** Before an email address changes, its owner confirms with a code sent to the current one. */
export function EmailReauthentication({ route, current, change }: ReauthenticationProps) {
  const { link } = useVisit();
  const [confirmed, setConfirmed] = useState(false);
  const { heading, intro, next, send, submit, afterward } = emailWords.reauthenticate;
  return (
    <FlowLayout
      route={route}
      heading={heading}
      intro={confirmed ? afterward : `${intro(current)} ${next(change.email)}`}
      aside={<a href={link('/subscriptions/manage')}>{emailWords.edit.cancel}</a>}
      focused
    >
      {confirmed ? (
        <div className="gap-4 stacked">
          <ScreenError error={change.error} />
          <Button wide busyLabel={change.busy ? formWords.sending : null} onClick={change.resend}>
            {emailWords.edit.submit}
          </Button>
          <Button variant="secondary" wide onClick={change.changeAddress}>
            {formWords.changeAddress}
          </Button>
        </div>
      ) : (
        <Reauthenticate
          email={current}
          send={send}
          submit={submit}
          onDone={() => {
            setConfirmed(true);
            change.resend();
          }}
        />
      )}
    </FlowLayout>
  );
}
