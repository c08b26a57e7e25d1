import { ScreenError } from '@/components/subscription/account/ScreenError';
import { Dialog } from '@/components/ui/Dialog';
import { Button } from '@/components/ui/forms/Button';
import { ButtonLink } from '@/components/ui/forms/ButtonLink';
import { Notice } from '@/components/ui/Notice';
import { manageWords } from '@/lib/content/account/manage';
import type { PersonError } from '@/lib/content/site/errors/personError';
import { interfaceWords } from '@/lib/content/site/interface';
import { useVisit } from '@/lib/hooks/page/useVisit';
import type { SignedOutKind } from './SignedOut';

type Props = {
  /** Which sign-out is being confirmed; null when none is. */
  kind: SignedOutKind | null;
  email: string | null;
  busy: boolean;
  error: PersonError | null;
  onConfirm: (kind: SignedOutKind) => void;
  onClose: () => void;
};

/** Asks before a sign-out that cannot simply be undone, and warns when there would be no way to sign in again. */
export function SignOutDialog({ kind, email, busy, error, onConfirm, onClose }: Props) {
  const { link } = useVisit();
  const everywhere = manageWords.signOutEverywhereQuestion;
  const { heading, confirm } = kind === 'here' ? manageWords.signOutQuestion : everywhere;
  const everywhereIntro = email === null ? everywhere.introNoEmail : everywhere.intro;
  return (
    <Dialog
      open={kind !== null}
      onClose={busy ? keepOpen : onClose}
      title={heading}
      closeLabel={interfaceWords.close}
      actions={
        <>
          <Button variant="secondary" onClick={busy ? keepOpen : onClose}>
            {everywhere.cancel}
          </Button>
          <Button
            variant={email === null ? 'danger' : 'primary'}
            busyLabel={busy ? manageWords.signingOut : null}
            onClick={() => kind && onConfirm(kind)}
          >
            {confirm}
          </Button>
        </>
      }
    >
      <ScreenError error={error && { ...error, scope: 'screen' }} />
      <p>{kind === 'here' ? manageWords.signOutQuestion.intro : everywhereIntro}</p>
      {email === null ? (
        <Notice
          tone="warning"
          silent
          actions={
            <ButtonLink size="small" href={link('/subscriptions/add-email')}>
              {manageWords.addEmail}
            </ButtonLink>
          }
        >
          {manageWords.signOutNoEmail}
        </Notice>
      ) : null}
    </Dialog>
  );
}

/** During the call the dialog stays open. */
function keepOpen(): void {}
