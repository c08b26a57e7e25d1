import { Announcement } from '@/components/subscription/account/Announcement';
import { ScreenError } from '@/components/subscription/account/ScreenError';
import { CodeForm } from '@/components/subscription/account/signIn/CodeForm';
import { Dialog } from '@/components/ui/Dialog';
import { Disclosure } from '@/components/ui/Disclosure';
import { Button } from '@/components/ui/forms/Button';
import { formWords } from '@/lib/content/account/forms';
import { manageWords } from '@/lib/content/account/manage';
import { interfaceWords } from '@/lib/content/site/interface';
import type { Subscription } from '@/lib/contract/subscription';
import type { AccountDeletion } from '@/lib/hooks/account/useAccountDeletion';
import { DeletionConsequences } from './DeletionConsequences';
import { KeptRecords } from './KeptRecords';

type Props = {
  open: boolean;
  email: string | null;
  /** Null when the account has none. */
  subscription: Subscription | null;
  deletion: AccountDeletion;
  onClose: () => void;
};

const words = manageWords.remove;

/** The question, then the codes that prove that the owner answers it. */
export function DeleteAccountDialog({ open, email, subscription, deletion, onClose }: Props) {
  const { step, busy, error, formerEmail } = deletion;
  const hint =
    step === 'formerCode' && formerEmail ? words.former(formerEmail) : email ? words.sentTo(email) : '';
  const address = step === 'formerCode' ? formerEmail : email;
  const isLast = step === 'formerCode' || formerEmail === null;
  // Only the answer tells whether a removed address still gets a code.
  const startLabel = deletion.deleting ? words.deleting : email === null ? words.starting : formWords.sending;
  const close = busy ? keepOpen : onClose;
  const cancel = (
    <Button variant="secondary" onClick={close}>
      {words.cancel}
    </Button>
  );
  return (
    <Dialog
      open={open}
      onClose={close}
      title={words.heading}
      closeLabel={interfaceWords.close}
      actions={
        step === 'question' ? (
          <>
            {cancel}
            <Button variant="danger" busyLabel={busy ? startLabel : null} onClick={deletion.start}>
              {email === null ? words.confirm : words.send}
            </Button>
          </>
        ) : (
          cancel
        )
      }
    >
      <Announcement text={step === 'question' ? '' : hint} />
      {step === 'question' ? (
        <>
          <ScreenError error={error && { ...error, scope: 'screen' }} />
          <DeletionConsequences subscription={subscription} />
          <Disclosure title={words.kept}>
            <KeptRecords />
          </Disclosure>
        </>
      ) : (
        <>
          <p>{hint}</p>
          <CodeForm
            key={step}
            label={formerEmail !== null && address ? words.labelOf(address) : words.label}
            submit={isLast ? words.confirm : words.next}
            working={words.deleting}
            danger={isLast}
            busy={busy}
            error={error}
            resendIn={deletion.resendIn}
            resent={deletion.resent}
            sentBefore={deletion.sentBefore}
            onSubmit={deletion.confirm}
            onResend={deletion.start}
          />
        </>
      )}
    </Dialog>
  );
}

/** During the call the dialog stays open. */
function keepOpen(): void {}
