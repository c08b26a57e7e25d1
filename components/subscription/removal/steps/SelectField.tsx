import { describedBy, Field } from '@/components/ui/forms/Field';
import { FieldError } from '@/components/ui/forms/FieldError';

type Props = {
  id: string;
  label: string;
  value: string;
  /** Values with their labels; the first means that nothing is chosen. */
  options: readonly (readonly [value: string, word: string])[];
  error?: string | null;
  autoComplete?: string;
  onChange: (value: string) => void;
};

/** A choice from a long list, in the browser's native control. */
export function SelectField({ id, label, value, options, error = null, autoComplete, onChange }: Props) {
  return (
    <Field id={id} label={label}>
      <select
        className="text-field select-field"
        id={id}
        value={value}
        autoComplete={autoComplete}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, undefined, error)}
        onChange={(event) => onChange(event.target.value)}
      >
        {options.map(([option, word]) => (
          <option key={option} value={option}>
            {word}
          </option>
        ))}
      </select>
      <FieldError id={`${id}-error`} message={error} />
      <style jsx>{`
        select:focus-visible {
          border-color: var(--field-border-focus);
          border-radius: var(--field-radius);
          outline-offset: 1px;
        }
      `}</style>
    </Field>
  );
}
