import { SiteIcon } from '@/components/ui/icons/SiteIcon';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import { quotesWords } from '@/lib/content/home/quotes';

/** Buttons and position. They need the script and are not offered without one. */
export function QuoteControls({ total }: { total: number }) {
  const { previous, next, pause, play, position } = quotesWords;
  return (
    <div className="controls" data-needs-script="" data-screen-only="">
      <p role="status" data-carousel-position={position(0, total)}>
        {position(1, total)}
      </p>
      <button type="button" className="pause" data-carousel-pause={play} hidden>
        <i aria-hidden="true" />
        <VisuallyHidden>{pause}</VisuallyHidden>
      </button>
      <button type="button" aria-disabled="true" data-carousel-step="-1">
        <span className="turned">
          <SiteIcon name="arrowRight" size={24} />
        </span>
        <VisuallyHidden>{previous}</VisuallyHidden>
      </button>
      <button type="button" data-carousel-step="1">
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
          min-width: 4rem;
          margin-right: var(--space-2);
          color: var(--color-text-muted);
          font-variant-numeric: tabular-nums;
          text-align: end;
        }

        button {
          display: grid;
          place-items: center;
          width: 3.25rem;
          height: 3.25rem;
          border: 1px solid var(--color-border-strong);
          border-radius: var(--radius-round);
          background: none;
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
          opacity: 0.5;
          cursor: default;
        }

        .turned {
          rotate: 180deg;
        }

        @media (--below-narrow) {
          .controls {
            width: 100%;
          }

          p {
            margin-right: auto;
            text-align: start;
          }
        }

        i {
          width: 0.75rem;
          height: 0.875rem;
          border: solid currentColor;
          border-width: 0 0.25rem;
        }

        button[data-stopped] i {
          width: 0;
          border-color: transparent transparent transparent currentColor;
          border-width: 0.4375rem 0 0.4375rem 0.75rem;
          translate: 0.125rem;
        }
      `}</style>
    </div>
  );
}
