import { Skeleton } from '@/components/ui/Skeleton';
import { removalWords } from '@/lib/content/app/removal';

/** Placeholder for the first screen until the app answers. */
export function RemovalPending() {
  return (
    <div className="pending in-column gap-5 full-width">
      <p role="status">
        <span className="spoken">{removalWords.pending.text}</span>
      </p>
      <Skeleton width="short" />
      <Skeleton height="title" />
      <Skeleton height="block" />
      <Skeleton height="block" />
      <style jsx>{`
        .pending {
          align-content: start;
          max-width: 38rem;
          min-height: 100svh;
          margin-inline: auto;
          padding: var(--space-5) clamp(1rem, 4vw, 2rem);
        }
      `}</style>
    </div>
  );
}
