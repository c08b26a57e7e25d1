import { NoScript } from '@/components/subscription/account/NoScript';
import { Skeleton } from '@/components/ui/Skeleton';
import { manageWords } from '@/lib/content/account/manage';

const rows = ['email', 'billing', 'devices', 'device', 'leave'] as const;

/** Placeholder for the account while it loads: panel, rows and devices at their final heights. */
export function ManageSkeleton() {
  return (
    <>
      <NoScript />
      <div className="holder" data-needs-script>
        <p role="status">
          <span className="spoken">{manageWords.loading}</span>
        </p>
        <div className="panel in-column gap-4 medium-corners padded soft-tint">
          <Skeleton width="medium" />
          <Skeleton height="title" width="medium" />
        </div>
        {rows.map((row) => (
          <div className="row in-column gap-2" key={row}>
            <Skeleton width="short" />
            <Skeleton width="medium" />
          </div>
        ))}
      </div>
      <style jsx>{`
        .panel {
          align-content: center;
          min-height: 9.5rem;
          margin-bottom: var(--space-5);
        }

        :global([data-app]) .panel {
          min-height: 7.75rem;
        }

        .row {
          align-content: center;
          min-height: 5.5rem;
        }

        .row + .row {
          border-top: 1px solid var(--color-border);
        }
      `}</style>
    </>
  );
}
