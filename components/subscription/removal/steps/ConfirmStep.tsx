import { useState } from 'react';
import { RemovalShell } from '@/components/subscription/removal/RemovalShell';
import { Button } from '@/components/ui/forms/Button';
import { Notice } from '@/components/ui/Notice';
import { removalWords } from '@/lib/content/app/removal';
import { type Removal, stepOfRefusal } from '@/lib/hooks/native/useRemoval';
import { addressFaults, nameFaults, yearFault } from '@/lib/native/removal/removalProfile';
import { AddressStep } from './AddressStep';
import { NameStep } from './NameStep';
import { ProfileSummary } from './ProfileSummary';
import { YearStep } from './YearStep';

/** What was entered, for review. Pressing its button sends the profile to the app. */
export function ConfirmStep({ removal }: { removal: Removal }) {
  const { app, draft, free, go, saveAndScan } = removal;
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<'name' | 'year' | 'address' | 'unknown' | null>(null);
  const words = removalWords.confirm;

  // Going forward in the history may lead here before everything is filled in.
  if (nameFaults(draft.names, app.parts).flat().length > 0) return <NameStep removal={removal} />;
  if (yearFault(draft.birthYear, new Date().getFullYear())) return <YearStep removal={removal} />;
  if (addressFaults(draft.addresses, app.parts).flat().length > 0) return <AddressStep removal={removal} />;

  async function start(): Promise<void> {
    setBusy(true);
    setRefused(null);
    try {
      await saveAndScan();
    } catch (error) {
      setRefused(stepOfRefusal(error) ?? 'unknown');
      setBusy(false);
    }
  }

  return (
    <RemovalShell heading={words.heading} intro={words.intro(removalWords.sites)} step={4}>
      <ProfileSummary draft={draft} refused={refused} blocked={busy} onChange={go} />
      {refused === 'unknown' ? (
        <Notice tone="danger" title={removalWords.noSave}>
          {removalWords.noSaveText}
        </Notice>
      ) : null}
      {free ? <Notice silent>{words.free}</Notice> : null}
      <Button wide busyLabel={busy ? words.starting : null} onClick={start}>
        {words.start}
      </Button>
      <Button variant="quiet" blocked={busy} onClick={() => go('address')}>
        {removalWords.back}
      </Button>
    </RemovalShell>
  );
}
