import type { InputHTMLAttributes, Ref } from 'react';
import { FieldError } from './FieldError';
import { fieldStyles } from './fieldStyles';

type Props = Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'style' | 'id'> & {
  id: string;
  label: string;
  hint?: string;
  /** A sentence that says what to do next; null or absent when all is well. */
  error?: string | null;
  ref?: Ref<HTMLInputElement>;
};

export function TextField({ id, label, hint, error = null, type = 'text', ...rest }: Props) {
  const described = [hint ? `${id}-hint` : null, error ? `${id}-error` : null].filter(Boolean).join(' ');
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {hint ? (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      ) : null}
      <input
        {...rest}
        id={id}
        type={type}
        aria-invalid={error ? true : undefined}
        aria-describedby={described || undefined}
      />
      <FieldError id={`${id}-error`} message={error} />
      <style jsx>{fieldStyles}</style>
      <style jsx>{`
        input {
          width: 100%;
          min-height: var(--field-height);
          padding: 0.5rem 1rem;
          border: 1px solid var(--field-border);
          border-radius: var(--field-radius);
          background: var(--field-background);
          font-size: var(--text-body);
        }

        input::placeholder {
          color: var(--color-text-muted);
          opacity: 1;
        }

        input:focus-visible {
          border-color: var(--field-border-focus);
          border-radius: var(--field-radius);
          outline-offset: 1px;
        }

        input[aria-invalid='true'] {
          border-color: var(--field-border-error);
          box-shadow: inset 0 0 0 1px var(--field-border-error);
        }

        input:disabled {
          opacity: 0.6;
        }
      `}</style>
    </div>
  );
}
