import { Skeleton } from '@/components/ui/Skeleton';

const rows = ['first', 'second', 'third'];

/** Placeholder for the features until the app says which ones there are. */
export function FeatureRowsSkeleton() {
  return rows.map((row) => (
    <li key={row} aria-hidden="true">
      <Skeleton width="medium" />
      <Skeleton />
      <style jsx>{`
        li {
          display: grid;
          gap: var(--space-2);
          padding-block: var(--space-5);
          border-top: 1px solid var(--color-border);
        }
      `}</style>
    </li>
  ));
}
