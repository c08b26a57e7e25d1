/** How the states look that the server writes into the page. */
export function StatusStyles() {
  return (
    <style jsx global>{`
      .status-summary {
        align-items: baseline;
        gap: var(--space-2) var(--space-5);
        padding: var(--card-padding);
        box-shadow: var(--shadow-low);
      }

      .status-summary.up {
        background: var(--color-success-surface);
      }

      .status-summary.slow {
        background: var(--color-warning-surface);
      }

      .status-summary.down {
        background: var(--color-danger-surface);
      }

      .status-now {
        align-items: baseline;
        letter-spacing: var(--tracking-title);
      }

      .status-away {
        max-width: 44rem;
      }

      .status-title {
        margin-block: var(--space-8) var(--space-4);
      }

      .status-parts li {
        padding-block: var(--space-5);
        border-top: 1px solid var(--color-border);
      }

      .status-head {
        align-items: baseline;
        gap: 0 var(--space-4);
      }

      .status-state {
        align-items: baseline;
      }

      .status-dot {
        width: 0.75em;
        height: 0.75em;
        border: 0.1875em solid var(--color-text-muted);
      }

      .status-dot.up {
        border-color: var(--color-success-text);
        background: var(--color-success-text);
      }

      .status-dot.slow {
        border-color: var(--color-warning-text);
        border-radius: 0.1875em;
      }

      .status-dot.down {
        border-color: var(--color-danger-text);
        border-radius: 0;
        background: var(--color-danger-text);
        rotate: 45deg;
      }

      .status-bars {
        height: 2.25rem;
        margin-block: var(--space-4) var(--space-2);
      }

      .status-bars .up {
        fill: var(--art-body);
      }

      .status-bars .slow {
        fill: var(--color-highlight);
      }

      .status-bars .down {
        fill: var(--color-danger);
      }

      .status-bars .unknown {
        fill: var(--color-border-strong);
      }

      .status-scale {
        font-variant-numeric: tabular-nums;
      }

      .status-incidents li {
        display: grid;
        grid-template-columns: minmax(0, 3fr) minmax(0, 8fr);
        gap: var(--space-1) var(--space-5);
        padding-block: var(--space-4);
        border-top: 1px solid var(--color-border);
      }

      @media (--below-narrow) {
        .status-incidents li {
          grid-template-columns: minmax(0, 1fr);
        }
      }

      @media (forced-colors: active) {
        .status-bars path {
          fill: CanvasText;
        }

        .status-dot {
          border-color: CanvasText;
        }
      }
    `}</style>
  );
}
