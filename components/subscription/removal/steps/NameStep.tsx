import { RemovalShell } from '@/components/subscription/removal/RemovalShell';
import { removalWords } from '@/lib/content/app/removal';
import type { Removal } from '@/lib/hooks/native/useRemoval';
import { nameFaults } from '@/lib/native/removal/removalProfile';
import { NameFields } from './NameFields';
import { StepForm } from './StepForm';

export function NameStep({ removal: { app, draft, setDraft, go } }: { removal: Removal }) {
  const { heading, intro } = removalWords.names;
  return (
    <RemovalShell heading={heading} intro={intro} step={1}>
      <StepForm faults={nameFaults(draft.names, app.parts).flat().length} onDone={() => go('year')}>
        {(shown) => (
          <NameFields
            names={draft.names}
            parts={app.parts}
            shown={shown}
            onChange={(names) => setDraft({ ...draft, names })}
          />
        )}
      </StepForm>
    </RemovalShell>
  );
}
