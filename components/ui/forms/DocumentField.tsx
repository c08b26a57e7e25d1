import type { ReactNode } from 'react';
import { Field } from './Field';

type Props = {
  id: string;
  name: string;
  label: string;
  hint?: string;
  error: string;
  /** The control itself, with this id and described by `<id>-hint`; by `<id>-error` only once it is wrong. */
  children: ReactNode;
};

/** A field of a `DocumentForm`, with its hint and the message that appears when it must be corrected. */
export function DocumentField({ id, name, label, hint, error, children }: Props) {
  return (
    <Field id={id} name={name} label={label} hint={hint}>
      {children}
      <p className="error small-text medium-weight" id={`${id}-error`}>
        {error}
      </p>
      <style jsx>{`
        .error {
          display: none;
          color: var(--color-danger-text);
          line-height: 1.4;
        }

        :global([data-wrong]) .error {
          display: block;
        }
      `}</style>
    </Field>
  );
}
