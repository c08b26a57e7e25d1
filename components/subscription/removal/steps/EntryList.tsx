import type { ReactNode } from 'react';
import { Button } from '@/components/ui/forms/Button';

type Props<T> = {
  entries: readonly T[];
  most: number;
  empty: T;
  legend: (number: number) => string;
  addLabel: string;
  removeLabel: (entry: T) => string;
  onChange: (entries: T[]) => void;
  /** The fields of one entry. */
  fields: (entry: T, index: number, change: (part: Partial<T>) => void) => ReactNode;
};

/** A list of names or addresses, with buttons to add and remove entries. */
export function EntryList<T extends object>({
  entries,
  most,
  empty,
  legend,
  addLabel,
  removeLabel,
  onChange,
  fields,
}: Props<T>) {
  return (
    <div className="entries">
      {entries.map((entry, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: entries are identified by position; every field is controlled
        <fieldset key={index}>
          <legend>{legend(index + 1)}</legend>
          <div className="fields">
            {fields(entry, index, (part) =>
              onChange(entries.map((one, place) => (place === index ? { ...one, ...part } : one))),
            )}
          </div>
          {entries.length > 1 ? (
            <Button
              variant="quiet"
              size="small"
              flush
              icon="trash"
              onClick={() => onChange(entries.filter((_, place) => place !== index))}
            >
              {removeLabel(entry)}
            </Button>
          ) : null}
        </fieldset>
      ))}
      {entries.length < most ? (
        <div>
          <Button variant="secondary" size="small" onClick={() => onChange([...entries, { ...empty }])}>
            {addLabel}
          </Button>
        </div>
      ) : null}
      <style jsx>{`
        .entries {
          display: grid;
          gap: var(--space-5);
        }

        /* Browsers set a legend into the upper border of its fieldset, unless it floats. */
        legend {
          float: left;
          width: 100%;
          margin-bottom: var(--space-3);
          font-weight: var(--weight-semibold);
        }

        fieldset:not(:first-of-type) {
          padding-top: var(--space-5);
          border-top: 1px solid var(--color-border);
        }

        .fields {
          display: grid;
          clear: both;
          grid-template-columns: repeat(6, minmax(0, 1fr));
          gap: var(--space-4) var(--space-3);
        }

        .fields > :global(*) {
          grid-column: span 3;
        }

        .fields > :global([data-wide]) {
          grid-column: 1 / -1;
        }

        @media (--below-compact) {
          .fields > :global(*) {
            grid-column: 1 / -1;
          }
        }
      `}</style>
    </div>
  );
}
