type Props = { width?: 'short' | 'medium' | 'full'; height?: 'line' | 'title' | 'block' };

/** Placeholder for something that is still loading. Hidden from screen readers: put a status message beside it. */
export function Skeleton({ width = 'full', height = 'line' }: Props) {
  return (
    <span aria-hidden="true" className={`${width} ${height}`}>
      <style jsx>{`
        span {
          display: block;
          border-radius: var(--radius-small);
          background: var(--color-border);
          animation: breathe 1.6s ease-in-out infinite alternate;
        }

        .short {
          width: 30%;
        }

        .medium {
          width: 60%;
        }

        .line {
          height: 1.1em;
        }

        .title {
          height: 2em;
        }

        .block {
          height: 7rem;
        }

        @keyframes breathe {
          to {
            opacity: 0.45;
          }
        }

        @media (prefers-reduced-motion: reduce) {
          span {
            animation: none;
          }
        }

        @media (forced-colors: active) {
          span {
            border: 1px solid GrayText;
          }
        }
      `}</style>
    </span>
  );
}
