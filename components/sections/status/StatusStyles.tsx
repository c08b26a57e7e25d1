/** How the states look that the server writes into the page. */
export function StatusStyles() {
  return (
    <style jsx global>{`
      .status-summary {
        display: flex;
        flex-wrap: wrap;
        align-items: baseline;
        justify-content: space-between;
        gap: var(--space-2) var(--space-5);
        padding: var(--card-padding);
        border-radius: var(--radius-large);
        background: var(--color-surface-raised);
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
        display: flex;
        align-items: baseline;
        gap: var(--space-3);
        font-size: var(--text-title-2);
        font-weight: var(--weight-semibold);
        letter-spacing: var(--tracking-title);
      }

      .status-away {
        max-width: 44rem;
        margin-top: var(--space-4);
      }

      .status-title {
        margin-block: var(--space-8) var(--space-4);
        font-size: var(--text-title-2);
        line-height: var(--leading-title);
      }

      .status-parts li {
        padding-block: var(--space-5);
        border-top: 1px solid var(--color-border);
      }

      .status-head {
        display: flex;
        flex-wrap: wrap;
        align-items: baseline;
        justify-content: space-between;
        gap: 0 var(--space-4);
      }

      .status-head h3 {
        font-size: var(--text-title-3);
      }

      .status-state {
        display: flex;
        flex: none;
        align-items: baseline;
        gap: var(--space-2);
        font-weight: var(--weight-semibold);
      }

      .status-text {
        color: var(--color-text-muted);
        font-size: var(--text-small);
      }

      .status-dot {
        flex: none;
        width: 0.75em;
        height: 0.75em;
        border: 0.1875em solid var(--color-text-muted);
        border-radius: var(--radius-round);
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
        display: block;
        width: 100%;
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
        display: flex;
        justify-content: space-between;
        gap: var(--space-3);
        color: var(--color-text-muted);
        font-size: var(--text-small);
        font-variant-numeric: tabular-nums;
      }

      .status-incidents li {
        display: grid;
        grid-template-columns: minmax(0, 3fr) minmax(0, 8fr);
        gap: var(--space-1) var(--space-5);
        padding-block: var(--space-4);
        border-top: 1px solid var(--color-border);
      }

      .status-day {
        color: var(--color-text-muted);
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
