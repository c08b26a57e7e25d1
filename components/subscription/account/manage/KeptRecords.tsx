import { keptRecords } from '@/lib/content/legal/keptRecords';

/** What is kept when an account is deleted, and for how long. */
export function KeptRecords() {
  return (
    <dl className="in-column gap-3 small-text">
      {keptRecords.map(({ what, howLong }) => (
        <div key={what}>
          <dt className="medium-weight">{what}</dt>
          <dd className="muted">{howLong}</dd>
        </div>
      ))}
      <style jsx>{`
        :global(details) > dl {
          padding-bottom: var(--space-4);
        }
      `}</style>
    </dl>
  );
}
