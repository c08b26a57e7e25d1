import { useState } from 'react';
import { AccountSection } from '@/components/subscription/account/AccountSection';
import { BackToSettings } from '@/components/subscription/account/BackToSettings';
import { ButtonGroup } from '@/components/subscription/account/ButtonGroup';
import { QuestionDialog } from '@/components/subscription/account/QuestionDialog';
import { ScreenError } from '@/components/subscription/account/ScreenError';
import type { SignedOutKind } from '@/components/subscription/account/signIn/SignedOut';
import { Button } from '@/components/ui/forms/Button';
import { ButtonLink } from '@/components/ui/forms/ButtonLink';
import { Notice } from '@/components/ui/Notice';
import { manageWords } from '@/lib/content/account/manage';
import type { PersonError } from '@/lib/content/site/errors/personError';
import type { Subscription } from '@/lib/contract/subscription';
import type { AccountDeletion } from '@/lib/hooks/account/useAccountDeletion';
import { useSignOut } from '@/lib/hooks/account/useSignOut';
import { useNativeHost } from '@/lib/hooks/native/useNativeHost';
import { useVisit } from '@/lib/hooks/page/useVisit';
import { DeleteAccountDialog } from './DeleteAccountDialog';

export type AccountQuestion = SignedOutKind | 'delete';

type Props = {
  email: string | null;
  /** Null when the account has none. */
  subscription: Subscription | null;
  deletion: AccountDeletion;
  /** What is being asked before it happens. */
  asking: AccountQuestion | null;
  onAsk: (question: AccountQuestion | null) => void;
  onSignedOut: (kind: SignedOutKind) => void;
};

/** Signing out here or everywhere, or deleting the account. An app holds the tokens, so its settings sign it out. */
export function AccountActions({ email, subscription, deletion, asking, onAsk, onSignedOut }: Props) {
  const inApp = useNativeHost()?.inApp === true;
  const { signOut, busy, error } = useSignOut();
  const [leaving, setLeaving] = useState<SignedOutKind | null>(null);

  async function leave(kind: SignedOutKind) {
    setLeaving(kind);
    onSignedOut(kind);
    if (await signOut({ everywhere: kind === 'everywhere' })) onAsk(null);
  }

  return (
    <AccountSection heading={manageWords.account}>
      {asking === null ? <ScreenError error={error} /> : null}
      <p className="small-print">{inApp ? manageWords.signOutInApp : manageWords.signOutEnds}</p>
      <ButtonGroup>
        {inApp ? (
          <BackToSettings wide={false} size="small" />
        ) : (
          <>
            <Button
              variant="secondary"
              size="small"
              icon="signOut"
              busyLabel={busy && leaving === 'here' && asking === null ? manageWords.signingOut : null}
              onClick={() => (email === null ? onAsk('here') : void leave('here'))}
            >
              {manageWords.signOut}
            </Button>
            <Button variant="secondary" size="small" onClick={() => onAsk('everywhere')}>
              {manageWords.signOutEverywhere}
            </Button>
          </>
        )}
        <Button variant="quiet" size="small" icon="trash" onClick={() => onAsk('delete')}>
          {manageWords.remove.open}
        </Button>
      </ButtonGroup>
      <SignOutDialog
        kind={asking === 'delete' ? null : asking}
        email={email}
        busy={busy}
        error={error}
        onConfirm={(kind) => void leave(kind)}
        onClose={() => onAsk(null)}
      />
      <DeleteAccountDialog
        open={asking === 'delete'}
        email={email}
        subscription={subscription}
        deletion={deletion}
        onClose={() => {
          deletion.reset();
          onAsk(null);
        }}
      />
    </AccountSection>
  );
}

type DialogProps = {
  /** Which sign-out is being confirmed; null when none is. */
  kind: SignedOutKind | null;
  email: string | null;
  busy: boolean;
  error: PersonError | null;
  onConfirm: (kind: SignedOutKind) => void;
  onClose: () => void;
};

/** Asks before a sign-out that cannot simply be undone, and warns when there would be no way to sign in again. */
function SignOutDialog({ kind, email, busy, error, onConfirm, onClose }: DialogProps) {
  const { link } = useVisit();
  const everywhere = manageWords.signOutEverywhereQuestion;
  const { heading, confirm } = kind === 'here' ? manageWords.signOutQuestion : everywhere;
  const everywhereIntro = email === null ? everywhere.introNoEmail : everywhere.intro;
  return (
    <QuestionDialog
      open={kind !== null}
      busy={busy}
      onClose={onClose}
      title={heading}
      cancel={everywhere.cancel}
      action={
        <Button
          variant={email === null ? 'danger' : 'primary'}
          busyLabel={busy ? manageWords.signingOut : null}
          onClick={() => kind && onConfirm(kind)}
        >
          {confirm}
        </Button>
      }
    >
      <ScreenError error={error} />
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
    </QuestionDialog>
  );
}
