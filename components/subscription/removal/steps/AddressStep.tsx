import { RemovalShell } from '@/components/subscription/removal/RemovalShell';
import { removalWords } from '@/lib/content/app/removal';
import type { Removal } from '@/lib/hooks/native/useRemoval';
import { addressFaults } from '@/lib/native/removal/removalProfile';
import { AddressFields } from './AddressFields';
import { StepForm } from './StepForm';

export function AddressStep({ removal: { app, draft, setDraft, go } }: { removal: Removal }) {
  const { heading, intro } = removalWords.addresses;
  const faults = addressFaults(draft.addresses, app.parts).flat().length;
  return (
    <RemovalShell heading={heading} intro={intro} step={3}>
      <StepForm faults={faults} onDone={() => go('confirm')} onBack={() => go('year')}>
        {(shown) => (
          <AddressFields
            addresses={draft.addresses}
            parts={app.parts}
            shown={shown}
            onChange={(addresses) => setDraft({ ...draft, addresses })}
          />
        )}
      </StepForm>
    </RemovalShell>
  );
}
