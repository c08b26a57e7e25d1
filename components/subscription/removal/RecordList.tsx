import { type Ref, useState } from 'react';
import { Badge, type BadgeTone } from '@/components/ui/Badge';
import { Button } from '@/components/ui/forms/Button';
import { removalWords } from '@/lib/content/app/removal';
import { useKeptFocus } from '@/lib/hooks/page/useKeptFocus';
import type { RecordStatus, RemovalRecord } from '@/lib/native/removal/removalRecords';
import { EmptyState } from './EmptyState';
import { shortDate } from './shortDate';

type Props = {
  records: readonly RemovalRecord[];
  empty: { title: string; text: string };
  hidden: readonly number[];
  /** Resolves with true when the record was hidden. */
  onHide: (id: number, site: string) => Promise<boolean>;
};

/** Records as a list. When one was hidden, the focus is on the heading of the one in its place. */
export function RecordList({ records, empty, hidden, onHide }: Props) {
  const { place, keepFocus } = useKeptFocus();
  const [gap, setGap] = useState(0);
  if (records.length === 0) return <EmptyState {...empty} headingRef={place} />;
  const next = Math.min(gap, records.length - 1);
  return (
    <ul className="records" aria-label={removalWords.dashboard.heading}>
      {records.map((record, index) => (
        <RecordRow
          key={record.key}
          record={record}
          blocked={record.id !== null && hidden.includes(record.id)}
          headingRef={index === next ? place : undefined}
          onHide={async (id, site) => {
            setGap(index);
            const done = await onHide(id, site);
            if (done) keepFocus();
            return done;
          }}
        />
      ))}
    </ul>
  );
}

const tones: Record<RecordStatus, BadgeTone> = {
  found: 'highlight',
  preparing: 'neutral',
  requested: 'accent',
  overdue: 'warning',
  removed: 'success',
};

type RowProps = {
  record: RemovalRecord;
  /** While the same record is being hidden on another site. */
  blocked: boolean;
  headingRef?: Ref<HTMLHeadingElement>;
  onHide: (id: number, site: string) => Promise<boolean>;
};

/** One record on one site: whose it seems to be, how far its removal is, and a way to say that it is not one's own. */
function RecordRow({ record, blocked, headingRef, onHide }: RowProps) {
  const { id, site, name, places, relatives, status, at, expected, withParent } = record;
  const words = removalWords.dashboard;
  const [busy, setBusy] = useState(false);

  async function hide(known: number): Promise<void> {
    setBusy(true);
    // What was hidden is still shown until the records are read again.
    if (!(await onHide(known, site))) setBusy(false);
  }

  return (
    <li className="in-column holder">
      <div className="in-row wrapping apart gap-3">
        <h2 ref={headingRef} tabIndex={-1}>
          {site}
        </h2>
        <Badge tone={tones[status]}>{words.status[status]}</Badge>
      </div>
      <p>{[name, ...places].join(' · ')}</p>
      {relatives.length > 0 ? <p className="small-print">{words.relatives(relatives.join(', '))}</p> : null}
      <p className="small-print">
        {at === null ? '' : words.at[status](shortDate(at))}
        {expected !== null && status === 'requested' ? ` ${words.expected(shortDate(expected))}.` : ''}
        {withParent && status !== 'found' ? ` ${words.withParent}` : ''}
      </p>
      {id === null ? null : (
        <Button
          variant="quiet"
          size="small"
          flush
          aria-label={words.notMeLabel(name, site)}
          blocked={blocked}
          busyLabel={busy ? removalWords.saving : null}
          onClick={() => void hide(id)}
        >
          {words.notMe}
        </Button>
      )}
      <style jsx>{`
        li {
          gap: 0.125rem;
          padding-block: var(--space-4);
        }

        li:not(:last-child) {
          border-bottom: 1px solid var(--color-border);
        }

        h2 {
          flex: 1 1 8rem;
          min-width: 0;
          overflow-wrap: anywhere;
          font-size: var(--text-body);
        }

        li :global(button) {
          justify-self: start;
        }
      `}</style>
    </li>
  );
}
