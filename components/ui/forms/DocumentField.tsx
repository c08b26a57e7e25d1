import type { ReactNode } from 'react';
import { fieldStyles } from './fieldStyles';

type Props = {
  id: string;
  /** The name of the control, which is also how the service names a field that needs another look. */
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
    <div className="field" data-field={name}>
      <label htmlFor={id}>{label}</label>
      {hint ? (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      ) : null}
      {children}
      <p className="error small-text medium-weight" id={`${id}-error`}>
        {error}
      </p>
      <style jsx>{fieldStyles}</style>
      <style jsx>{`
        .field :global(input),
        .field :global(select),
        .field :global(textarea) {
          width: 100%;
          min-height: var(--field-height);
          padding: 0.5rem 1rem;
          border: 1px solid var(--field-border);
          border-radius: var(--field-radius);
          background: var(--field-background);
        }

        .field :global(select) {
          appearance: none;
          padding-right: 2.5rem;
          background: var(--select-background);
          text-overflow: ellipsis;
        }

        .field :global([aria-invalid='true']) {
          border-color: var(--field-border-error);
          box-shadow: inset 0 0 0 1px var(--field-border-error);
        }

        .error {
          display: none;
          color: var(--color-danger-text);
          line-height: 1.4;
        }

        .field[data-wrong] .error {
          display: block;
        }
      `}</style>
    </div>
  );
}
