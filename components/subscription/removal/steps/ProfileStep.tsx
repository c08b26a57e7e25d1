import { RemovalShell } from '@/components/subscription/removal/RemovalShell';
import { TextField } from '@/components/ui/forms/TextField';
import { removalWords } from '@/lib/content/app/removal';
import type { Removal } from '@/lib/hooks/native/useRemoval';
import { addressFaults, nameFaults, yearFault } from '@/lib/native/removal/removalProfile';
import { AddressFields } from './AddressFields';
import { NameFields } from './NameFields';
import { StepForm } from './StepForm';

export const profileParts = ['name', 'year', 'address'] as const;
export type ProfilePart = (typeof profileParts)[number];

const steps = {
  name: { number: 1, words: removalWords.names, back: null, next: 'year' },
  year: { number: 2, words: removalWords.year, back: 'name', next: 'address' },
  address: { number: 3, words: removalWords.addresses, back: 'year', next: 'confirm' },
} as const;

/** One of the questions about the profile. */
export function ProfileStep({ part, removal }: { part: ProfilePart; removal: Removal }) {
  const { number, words, back, next } = steps[part];
  const { go } = removal;
  return (
    <RemovalShell heading={words.heading} intro={words.intro} step={number}>
      <StepForm
        faults={faultsOf(part, removal)}
        onDone={() => go(next)}
        onBack={back ? () => go(back) : undefined}
      >
        {(shown) => <ProfileFields part={part} removal={removal} shown={shown} />}
      </StepForm>
    </RemovalShell>
  );
}

export function faultsOf(part: ProfilePart, { app, draft }: Removal): number {
  if (part === 'name') return nameFaults(draft.names, app.parts).flat().length;
  if (part === 'address') return addressFaults(draft.addresses, app.parts).flat().length;
  return yearFault(draft.birthYear, new Date().getFullYear()) === null ? 0 : 1;
}

type FieldsProps = { part: ProfilePart; removal: Removal; shown: boolean };

/** The fields of a part; `shown` is whether they say what is wrong. */
export function ProfileFields({ part, removal: { app, draft, setDraft }, shown }: FieldsProps) {
  const common = { parts: app.parts, shown };
  if (part === 'name')
    return <NameFields {...common} names={draft.names} onChange={(names) => setDraft({ ...draft, names })} />;
  if (part === 'address')
    return (
      <AddressFields
        {...common}
        addresses={draft.addresses}
        onChange={(addresses) => setDraft({ ...draft, addresses })}
      />
    );
  const fault = shown ? yearFault(draft.birthYear, new Date().getFullYear()) : null;
  return (
    <TextField
      id="year"
      label={removalWords.year.label}
      hint={removalWords.year.hint}
      inputMode="numeric"
      autoComplete="bday-year"
      maxLength={4}
      value={draft.birthYear}
      error={fault && removalWords.year.faults[fault]}
      onChange={(event) => setDraft({ ...draft, birthYear: event.target.value })}
    />
  );
}
