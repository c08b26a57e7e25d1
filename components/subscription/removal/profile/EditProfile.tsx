import { useState } from 'react';
import { RemovalShell } from '@/components/subscription/removal/RemovalShell';
import { AddressFields } from '@/components/subscription/removal/steps/AddressFields';
import { NameFields } from '@/components/subscription/removal/steps/NameFields';
import { StepForm } from '@/components/subscription/removal/steps/StepForm';
import { YearField } from '@/components/subscription/removal/steps/YearField';
import { Button } from '@/components/ui/forms/Button';
import { Notice } from '@/components/ui/Notice';
import { removalWords } from '@/lib/content/app/removal';
import { type Removal, stepOfRefusal } from '@/lib/hooks/native/useRemoval';
import { addressFaults, emptyProfile, nameFaults, yearFault } from '@/lib/native/removal/removalProfile';
import { DeleteProfile } from './DeleteProfile';
import { useDraftRestore } from './useDraftRestore';

/** The whole profile on one screen. Leaving without saving restores what was there. */
export function EditProfile({ removal }: { removal: Removal }) {
  const { draft, setDraft, go, save, startScan } = removal;
  const { settle } = useDraftRestore(removal);
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);
  const [asked, setAsked] = useState(false);
  const { heading, intro, cancel, remove } = removalWords.edit;
  const faults =
    nameFaults(draft.names).flat().length +
    addressFaults(draft.addresses).flat().length +
    (yearFault(draft.birthYear, new Date().getFullYear()) ? 1 : 0);

  async function saveAndScan(): Promise<void> {
    setBusy(true);
    setRefused(null);
    try {
      await settle(save, draft);
      await startScan();
    } catch (error) {
      setRefused(stepOfRefusal(error) ? removalWords.refused : removalWords.noSaveText);
      setBusy(false);
    }
  }

  return (
    <RemovalShell heading={heading} intro={intro}>
      <StepForm
        faults={faults}
        submit={removalWords.save}
        busyLabel={busy ? removalWords.saving : null}
        onDone={saveAndScan}
        backLabel={cancel}
        onBack={() => go('dashboard')}
      >
        {(shown) => (
          <>
            <NameFields
              names={draft.names}
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
              shown={shown}
              onChange={(addresses) => setDraft({ ...draft, addresses })}
            />
            {refused ? (
              <Notice tone="danger" title={removalWords.noSave}>
                {refused}
              </Notice>
            ) : null}
          </>
        )}
      </StepForm>
      <Button variant="quiet" icon="trash" onClick={() => setAsked(true)}>
        {remove}
      </Button>
      <DeleteProfile
        open={asked}
        onClose={() => setAsked(false)}
        onConfirm={() => settle(removal.deleteProfile, emptyProfile)}
      />
    </RemovalShell>
  );
}
