import type { ReactNode } from 'react';
import { Field } from './Field';

type Props = {
  /** The name of the form: the control has the id `<form>-<name>`. */
  form: string;
  name: string;
  words: { label: string; hint?: string };
  error: string;
  /** The control itself, described by `<id>-hint`; by `<id>-error` only once it is wrong. */
  children: ReactNode;
};

/** A field of a `DocumentForm`, with its hint and the message that appears when it must be corrected. */
export function DocumentField({ form, name, words: { label, hint }, error, children }: Props) {
  const id = `${form}-${name}`;
  return (
    <Field id={id} name={name} label={label} hint={hint}>
      {children}
      <p className="error small-text medium-weight danger-text" id={`${id}-error`}>
        {error}
      </p>
      <style jsx>{`
        .error {
          display: none;
          line-height: 1.4;
        }

        :global([data-wrong]) .error {
          display: block;
        }
      `}</style>
    </Field>
  );
}
