import { removalWords } from '@/lib/content/app/removal';
import type { RemovalRecord } from '@/lib/native/removal/removalRecords';
import { EmptyState } from './EmptyState';
import { RecordRow } from './RecordRow';

type Props = {
  records: readonly RemovalRecord[];
  empty: { title: string; text: string };
  onHide: (id: number, site: string) => void;
};

export function RecordList({ records, empty, onHide }: Props) {
  if (records.length === 0) return <EmptyState {...empty} />;
  return (
    <ul className="records" aria-label={removalWords.dashboard.heading}>
      {records.map((record) => (
        <RecordRow key={record.key} record={record} onHide={onHide} />
      ))}
    </ul>
  );
}
