import { Announcement } from '@/components/subscription/account/Announcement';
import { QuestionDialog } from '@/components/subscription/account/QuestionDialog';
import { ScreenError } from '@/components/subscription/account/ScreenError';
import { CodeForm } from '@/components/subscription/account/signIn/CodeForm';
import { Disclosure } from '@/components/ui/Disclosure';
import { Button } from '@/components/ui/forms/Button';
import { formWords } from '@/lib/content/account/forms';
import { manageWords } from '@/lib/content/account/manage';
import type { Subscription } from '@/lib/contract/subscription';
import { useStoreMayCharge } from '@/lib/hooks/account/useAccountData';
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
  const { step, busy, error } = deletion;
  const storeMayCharge = useStoreMayCharge();
  // Only the answer tells whether a removed address still gets a code.
  const startLabel = deletion.deleting ? words.deleting : email === null ? words.starting : formWords.sending;
  return (
    <QuestionDialog
      open={open}
      busy={busy}
      onClose={onClose}
      title={words.heading}
      cancel={words.cancel}
      action={
        step === 'question' ? (
          <Button variant="danger" busyLabel={busy ? startLabel : null} onClick={deletion.start}>
            {email === null ? words.confirm : words.send}
          </Button>
        ) : null
      }
    >
      <Announcement text={step === 'question' ? '' : hintOf(deletion, email)} />
      {step === 'question' ? (
        <>
          <ScreenError error={error} />
          <DeletionConsequences subscription={subscription} storeMayCharge={storeMayCharge} />
          <Disclosure title={words.kept}>
            <KeptRecords />
          </Disclosure>
        </>
      ) : (
        <DeletionCode email={email} deletion={deletion} />
      )}
    </QuestionDialog>
  );
}

/** Where the code was sent that is asked for. */
function hintOf({ step, formerEmail }: AccountDeletion, email: string | null): string {
  if (step === 'formerCode' && formerEmail) return words.former(formerEmail);
  return email ? words.sentTo(email) : '';
}

function DeletionCode({ email, deletion }: Pick<Props, 'email' | 'deletion'>) {
  const { step, formerEmail } = deletion;
  const address = step === 'formerCode' ? formerEmail : email;
  const isLast = step === 'formerCode' || formerEmail === null;
  return (
    <>
      <p>{hintOf(deletion, email)}</p>
      <CodeForm
        key={step}
        label={formerEmail !== null && address ? words.labelOf(address) : words.label}
        submit={isLast ? words.confirm : words.next}
        working={words.deleting}
        danger={isLast}
        code={{ ...deletion, submit: deletion.confirm, resend: deletion.start }}
      />
    </>
  );
}
