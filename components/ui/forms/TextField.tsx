import type { InputHTMLAttributes, Ref } from 'react';
import { describedBy, Field } from './Field';
import { FieldError } from './FieldError';

type Props = Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'style' | 'id'> & {
  id: string;
  label: string;
  hint?: string;
  /** A sentence that says what to do next; null or absent when all is well. */
  error?: string | null;
  ref?: Ref<HTMLInputElement>;
};

export function TextField({ id, label, hint, error = null, type = 'text', ...rest }: Props) {
  return (
    <Field id={id} label={label} hint={hint}>
      <input
        className="text-field"
        {...rest}
        id={id}
        type={type}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, hint, error)}
      />
      <FieldError id={`${id}-error`} message={error} />
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
    </Field>
  );
}
