import { SiteIcon } from '@/components/ui/icons/SiteIcon';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import { timelineWords } from '@/lib/content/company/timeline';

/** Buttons and position of the timeline. They need its script and are not offered without one. */
export function TimelineControls({ total }: { total: number }) {
  const { previous, next, position } = timelineWords;
  return (
    <div className="controls" data-needs-script data-screen-only>
      <p role="status" data-carousel-position={position(0, total)}>
        {position(1, total)}
      </p>
      <button
        type="button"
        aria-disabled="true"
        data-carousel-step="-1"
        data-event="page.about.timeline.click"
      >
        <span className="turned">
          <SiteIcon name="arrowRight" size={24} />
        </span>
        <VisuallyHidden>{previous}</VisuallyHidden>
      </button>
      <button type="button" data-carousel-step="1" data-event="page.about.timeline.click">
        <SiteIcon name="arrowRight" size={24} />
        <VisuallyHidden>{next}</VisuallyHidden>
      </button>
      <style jsx>{`
        .controls {
          display: flex;
          align-items: center;
          gap: var(--space-2);
        }

        p {
          min-width: 4.75rem;
          color: var(--color-text-muted);
          font-variant-numeric: tabular-nums;
        }

        button {
          display: grid;
          place-items: center;
          width: 3.25rem;
          height: 3.25rem;
          border: 1px solid var(--color-border-strong);
          border-radius: var(--radius-round);
          background: var(--color-surface-raised);
          color: var(--color-text);
          cursor: pointer;
        }

        button:hover {
          border-color: var(--color-accent-text);
          color: var(--color-accent-text);
        }

        button:focus-visible {
          border-radius: var(--radius-round);
        }

        button[aria-disabled='true'] {
          border-color: var(--color-border);
          color: var(--color-text-muted);
          opacity: 0.6;
          cursor: default;
        }

        .turned {
          rotate: 180deg;
        }
      `}</style>
    </div>
  );
}
