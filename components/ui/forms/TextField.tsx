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
        className="text-field"
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
          font-size: var(--text-body);
        }

        input:not([aria-invalid='true']):focus-visible {
          border-color: var(--field-border-focus);
        }

        input:focus-visible {
          border-radius: var(--field-radius);
          outline-offset: 1px;
        }

        input:disabled {
          opacity: 0.6;
        }
      `}</style>
    </div>
  );
}
