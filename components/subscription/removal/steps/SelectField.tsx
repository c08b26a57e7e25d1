import { FieldError } from '@/components/ui/forms/FieldError';
import { fieldStyles } from '@/components/ui/forms/fieldStyles';

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
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={value}
        autoComplete={autoComplete}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        onChange={(event) => onChange(event.target.value)}
      >
        {options.map(([option, word]) => (
          <option key={option} value={option}>
            {word}
          </option>
        ))}
      </select>
      <FieldError id={`${id}-error`} message={error} />
      <style jsx>{fieldStyles}</style>
      <style jsx>{`
        select {
          width: 100%;
          min-height: var(--field-height);
          appearance: none;
          padding: 0.5rem 2.5rem 0.5rem 1rem;
          border: 1px solid var(--field-border);
          border-radius: var(--field-radius);
          background: var(--select-background);
          text-overflow: ellipsis;
          font-size: var(--text-body);
        }

        select:focus-visible {
          border-color: var(--field-border-focus);
          border-radius: var(--field-radius);
          outline-offset: 1px;
        }

        select[aria-invalid='true'] {
          border-color: var(--field-border-error);
          box-shadow: inset 0 0 0 1px var(--field-border-error);
        }
      `}</style>
    </div>
  );
}
