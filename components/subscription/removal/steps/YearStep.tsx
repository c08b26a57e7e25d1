import { RemovalShell } from '@/components/subscription/removal/RemovalShell';
import { removalWords } from '@/lib/content/app/removal';
import type { Removal } from '@/lib/hooks/native/useRemoval';
import { yearFault } from '@/lib/native/removal/removalProfile';
import { StepForm } from './StepForm';
import { YearField } from './YearField';

export function YearStep({ removal: { draft, setDraft, go } }: { removal: Removal }) {
  const { heading, intro } = removalWords.year;
  const faults = yearFault(draft.birthYear, new Date().getFullYear()) === null ? 0 : 1;
  return (
    <RemovalShell heading={heading} intro={intro} step={2}>
      <StepForm faults={faults} onDone={() => go('address')} onBack={() => go('name')}>
        {(shown) => (
          <YearField
            year={draft.birthYear}
            shown={shown}
            onChange={(birthYear) => setDraft({ ...draft, birthYear })}
          />
        )}
      </StepForm>
    </RemovalShell>
  );
}
