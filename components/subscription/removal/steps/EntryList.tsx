import { type ReactNode, useRef, useState } from 'react';
import { Button } from '@/components/ui/forms/Button';
import { useKeptFocus } from '@/lib/hooks/page/useKeptFocus';

type Props<T> = {
  entries: readonly T[];
  max: number;
  empty: T;
  legend: (number: number) => string;
  addLabel: string;
  removeLabel: (entry: T) => string;
  onChange: (entries: T[]) => void;
  fields: (entry: T, index: number, change: (part: Partial<T>) => void) => ReactNode;
};

/** A removal moves the next entry under the pointer; a press within this many milliseconds is part of a double press. */
const samePress = 500;

/** Names or addresses. After a removal the focus is on the entry that follows, or on the button that adds one. */
export function EntryList<T extends object>({
  entries,
  max,
  empty,
  legend,
  addLabel,
  removeLabel,
  onChange,
  fields,
}: Props<T>) {
  const { place, keepFocus } = useKeptFocus();
  const [gap, setGap] = useState(0);
  const lastRemoval = useRef(0);

  function remove(index: number): void {
    if (Date.now() - lastRemoval.current < samePress) return;
    lastRemoval.current = Date.now();
    setGap(index);
    onChange(entries.filter((_, position) => position !== index));
    keepFocus();
  }

  return (
    <div className="in-column gap-5">
      {entries.map((entry, index) => (
        <fieldset key={keyOfEntry(entry)}>
          <legend className="below-3 strong-weight" ref={index === gap ? place : undefined} tabIndex={-1}>
            {legend(index + 1)}
          </legend>
          <div className="fields in-column">
            {fields(entry, index, (part) =>
              onChange(entries.map((one) => (one === entry ? changedEntry(one, part) : one))),
            )}
          </div>
          {entries.length > 1 ? (
            <Button variant="quiet" size="small" flush icon="trash" onClick={() => remove(index)}>
              {removeLabel(entry)}
            </Button>
          ) : null}
        </fieldset>
      ))}
      {entries.length < max ? (
        <div>
          <Button
            ref={gap >= entries.length ? place : undefined}
            variant="secondary"
            size="small"
            onClick={() => onChange([...entries, { ...empty }])}
          >
            {addLabel}
          </Button>
        </div>
      ) : null}
      <style jsx>{`
        /* Browsers set a legend into the upper border of its fieldset, unless it floats. */
        legend {
          float: left;
          width: 100%;
        }

        fieldset:not(:first-of-type) {
          padding-top: var(--space-5);
          border-top: 1px solid var(--color-border);
        }

        .fields {
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

const keys = new WeakMap<object, number>();
let last = 0;

/** The key of an entry, the same for as long as the entry exists. */
function keyOfEntry(entry: object): number {
  const known = keys.get(entry);
  if (known !== undefined) return known;
  last += 1;
  keys.set(entry, last);
  return last;
}

/** The entry with some of its fields changed, under the same key. */
function changedEntry<T extends object>(entry: T, part: Partial<T>): T {
  const changed = { ...entry, ...part };
  keys.set(changed, keyOfEntry(entry));
  return changed;
}
