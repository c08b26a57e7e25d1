import { keptRecords } from '@/lib/content/legal/keptRecords';

/** What is kept when an account is deleted, and for how long. */
export function KeptRecords() {
  return (
    <dl>
      {keptRecords.map(({ what, howLong }) => (
        <div key={what}>
          <dt>{what}</dt>
          <dd className="muted">{howLong}</dd>
        </div>
      ))}
      <style jsx>{`
        dl {
          display: grid;
          gap: var(--space-3);
          font-size: var(--text-small);
        }

        :global(details) > dl {
          padding-bottom: var(--space-4);
        }

        dt {
          font-weight: var(--weight-medium);
        }
      `}</style>
    </dl>
  );
}
