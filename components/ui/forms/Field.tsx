import type { ReactNode } from 'react';

type Props = {
  id: string;
  label: string;
  hint?: string | null;
  /** The name of the control in a form of a document, where the service marks what needs another look. */
  name?: string;
  /** The control with this id, and its message. */
  children: ReactNode;
};

/** The frame of every field: label, hint, control and message. */
export function Field({ id, label, hint, name, children }: Props) {
  return (
    <div className="field in-column" data-field={name}>
      <label className="small-text strong-weight" htmlFor={id}>
        {label}
      </label>
      {hint ? (
        <p className="hint small-print" id={`${id}-hint`}>
          {hint}
        </p>
      ) : null}
      {children}
      <style jsx>{`
        .field {
          gap: 0.375rem;
        }

        .hint {
          line-height: 1.4;
        }

        .field :global(.select-field) {
          appearance: none;
          padding-right: 2.5rem;
          background: var(--select-background);
          text-overflow: ellipsis;
        }
      `}</style>
    </div>
  );
}

/** The ids of what describes a control: its hint, and its message once there is one. */
export function describedBy(
  id: string,
  hint: string | null | undefined,
  error: string | null,
): string | undefined {
  return [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ') || undefined;
}
