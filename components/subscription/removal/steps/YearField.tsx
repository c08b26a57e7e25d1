import { TextField } from '@/components/ui/forms/TextField';
import { removalWords } from '@/lib/content/app/removal';
import { yearFault } from '@/lib/native/removal/removalProfile';

type Props = { year: string; shown: boolean; onChange: (year: string) => void };

/** The year of birth. */
export function YearField({ year, shown, onChange }: Props) {
  const fault = shown ? yearFault(year, new Date().getFullYear()) : null;
  return (
    <TextField
      id="year"
      label={removalWords.year.label}
      hint={removalWords.year.hint}
      inputMode="numeric"
      autoComplete="bday-year"
      maxLength={4}
      value={year}
      error={fault && removalWords.year.faults[fault]}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
