import { useEffect, useState } from 'react';
import { RemovalShell } from '@/components/subscription/removal/RemovalShell';
import { AddressFields } from '@/components/subscription/removal/steps/AddressFields';
import { NameFields } from '@/components/subscription/removal/steps/NameFields';
import { StepForm } from '@/components/subscription/removal/steps/StepForm';
import { YearField } from '@/components/subscription/removal/steps/YearField';
import { Dialog } from '@/components/ui/Dialog';
import { Button } from '@/components/ui/forms/Button';
import { Notice } from '@/components/ui/Notice';
import { removalWords } from '@/lib/content/app/removal';
import { interfaceWords } from '@/lib/content/site/interface';
import { type Removal, stepOfRefusal } from '@/lib/hooks/native/useRemoval';
import { addressFaults, nameFaults, yearFault } from '@/lib/native/removal/removalProfile';

/** The whole profile on one screen. Leaving without saving restores what was there. */
export function EditProfile({ removal }: { removal: Removal }) {
  const { app, draft, edit, go } = removal;
  const { busy, refused, typedSince, save } = useSaving(removal);
  const [asked, setAsked] = useState(false);
  const { heading, intro, cancel, remove } = removalWords.edit;
  useEffect(() => edit(), [edit]);
  const faults =
    nameFaults(draft.names, app.parts).flat().length +
    addressFaults(draft.addresses, app.parts).flat().length +
    (yearFault(draft.birthYear, new Date().getFullYear()) ? 1 : 0);

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
            <ProfileFields removal={removal} shown={shown} />
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

function ProfileFields({ removal: { app, draft, setDraft }, shown }: { removal: Removal; shown: boolean }) {
  return (
    <>
      <NameFields
        names={draft.names}
        parts={app.parts}
        shown={shown}
        onChange={(names) => setDraft({ ...draft, names })}
      />
      <YearField
        year={draft.birthYear}
        shown={shown}
        onChange={(birthYear) => setDraft({ ...draft, birthYear })}
      />
      <AddressFields
        addresses={draft.addresses}
        parts={app.parts}
        shown={shown}
        onChange={(addresses) => setDraft({ ...draft, addresses })}
      />
    </>
  );
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

  /** During the call the dialog stays open: what the app has begun cannot be stopped. */
  function close(): void {
    if (busy) return;
    setTrouble(false);
    onClose();
  }

  return (
    <Dialog
      open={open}
      onClose={close}
      title={title}
      closeLabel={interfaceWords.close}
      actions={
        <>
          <Button variant="secondary" onClick={close}>
            {cancel}
          </Button>
          <Button variant="danger" busyLabel={busy ? deleting : null} onClick={proceed}>
            {confirm}
          </Button>
        </>
      }
    >
      <p>{text}</p>
      {trouble ? <Notice tone="danger">{failed}</Notice> : null}
    </Dialog>
  );
}
