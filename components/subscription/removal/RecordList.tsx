import { useState } from 'react';
import { removalWords } from '@/lib/content/app/removal';
import { useKeptFocus } from '@/lib/hooks/page/useKeptFocus';
import type { RemovalRecord } from '@/lib/native/removal/removalRecords';
import { EmptyState } from './EmptyState';
import { RecordRow } from './RecordRow';

type Props = {
  records: readonly RemovalRecord[];
  empty: { title: string; text: string };
  /** The ids of records that are being hidden. */
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
