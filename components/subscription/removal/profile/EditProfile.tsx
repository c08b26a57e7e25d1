import { useEffect, useState } from 'react';
import { QuestionDialog } from '@/components/subscription/account/QuestionDialog';
import { RemovalShell } from '@/components/subscription/removal/RemovalShell';
import { faultsOf, ProfileFields, profileParts } from '@/components/subscription/removal/steps/ProfileStep';
import { StepForm } from '@/components/subscription/removal/steps/StepForm';
import { Button } from '@/components/ui/forms/Button';
import { Notice } from '@/components/ui/Notice';
import { removalWords } from '@/lib/content/app/removal';
import { type Removal, stepOfRefusal } from '@/lib/hooks/native/useRemoval';

/** The whole profile on one screen. Leaving without saving restores what was there. */
export function EditProfile({ removal }: { removal: Removal }) {
  const { edit, go } = removal;
  const { busy, refused, typedSince, save } = useSaving(removal);
  const [asked, setAsked] = useState(false);
  const { heading, intro, cancel, remove } = removalWords.edit;
  useEffect(() => edit(), [edit]);
  const faults = profileParts.reduce((sum, part) => sum + faultsOf(part, removal), 0);

  return (
    <RemovalShell heading={heading} intro={intro}>
      <StepForm
        faults={faults}
        submit={removalWords.save}
        busyLabel={busy ? removalWords.saving : null}
        onDone={save}
        backLabel={cancel}
        onBack={() => go('dashboard')}
      >
        {(shown) => (
          <>
            {profileParts.map((part) => (
              <ProfileFields key={part} part={part} removal={removal} shown={shown} />
            ))}
            {refused ? (
              <Notice tone="danger" title={removalWords.noSave}>
                {refused}
              </Notice>
            ) : null}
            {typedSince ? (
              <Notice title={removalWords.edit.saved}>{removalWords.edit.typedSince}</Notice>
            ) : null}
          </>
        )}
      </StepForm>
      <Button variant="quiet" icon="trash" blocked={busy} onClick={() => setAsked(true)}>
        {remove}
      </Button>
      <DeleteProfile open={asked} onClose={() => setAsked(false)} onConfirm={removal.deleteProfile} />
    </RemovalShell>
  );
}

function useSaving(removal: Removal) {
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);
  const [typedSince, setTypedSince] = useState(false);

  async function save(): Promise<void> {
    setBusy(true);
    setRefused(null);
    setTypedSince(false);
    try {
      setTypedSince(!(await removal.saveAndScan()));
    } catch (error) {
      setRefused(stepOfRefusal(error) ? removalWords.refused : removalWords.noSaveText);
    } finally {
      setBusy(false);
    }
  }
  return { busy, refused, typedSince, save };
}

type DeleteProps = { open: boolean; onClose: () => void; onConfirm: () => Promise<void> };

/** Asks once before everything on this device is deleted. */
function DeleteProfile({ open, onClose, onConfirm }: DeleteProps) {
  const { title, text, confirm, deleting, cancel, failed } = removalWords.edit.question;
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState(false);

  async function proceed(): Promise<void> {
    setBusy(true);
    setTrouble(false);
    try {
      await onConfirm();
    } catch {
      setTrouble(true);
      setBusy(false);
    }
  }

  function close(): void {
    setTrouble(false);
    onClose();
  }

  return (
    <QuestionDialog
      open={open}
      busy={busy}
      onClose={close}
      title={title}
      cancel={cancel}
      action={
        <Button variant="danger" busyLabel={busy ? deleting : null} onClick={proceed}>
          {confirm}
        </Button>
      }
    >
      <p>{text}</p>
      {trouble ? <Notice tone="danger">{failed}</Notice> : null}
    </QuestionDialog>
  );
}
