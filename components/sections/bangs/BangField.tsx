import type { ReactNode } from 'react';
import { fieldStyles } from '@/components/ui/forms/fieldStyles';
import type { BangField as Name } from '@/lib/contract/bangList';

type Props = { name: Name; label: string; hint?: string; error: string; children: ReactNode };

/** A field with its hint and the message that appears when it must be corrected. */
export function BangField({ name, label, hint, error, children }: Props) {
  return (
    <div className={`field ${name}`} data-field={name}>
      <label htmlFor={`bang-${name}`}>{label}</label>
      {hint ? (
        <p className="hint" id={`bang-${name}-hint`}>
          {hint}
        </p>
      ) : null}
      {children}
      <p className="error" id={`bang-${name}-error`}>
        {error}
      </p>
      <style jsx>{fieldStyles}</style>
      <style jsx>{`
        .field :global(input),
        .field :global(select) {
          width: 100%;
          min-height: var(--field-height);
          padding: 0.5rem 1rem;
          border: 1px solid var(--field-border);
          border-radius: var(--field-radius);
          background: var(--field-background);
        }

        .error {
          display: none;
          color: var(--color-danger-text);
          font-size: var(--text-small);
          font-weight: var(--weight-medium);
          line-height: 1.4;
        }

        .field[data-wrong] .error,
        :global(main[data-answer~='bang-site']) .site .error,
        :global(main[data-answer~='bang-trigger']) .trigger .error,
        :global(main[data-answer~='bang-url']) .url .error,
        :global(main[data-answer~='bang-place']) .place .error {
          display: block;
        }
      `}</style>
    </div>
  );
}
