import type { ReactNode } from 'react';

type Figure = { label: string; value: ReactNode };

type Props = {
  items: readonly Figure[];
  /** `large` fills a band of its own, with lines between the rows. */
  size?: 'normal' | 'large';
};

/** Figures in large type, each above what it counts. */
export function FigureList({ items, size = 'normal' }: Props) {
  return (
    <dl className={size}>
      {items.map(({ label, value }) => (
        <div className="side-by-side" key={label}>
          <dt className="small-print above-1 balanced">{label}</dt>
          <dd className="strong-weight">{value}</dd>
        </div>
      ))}
      <style jsx>{`
        dl {
          display: flex;
          flex-wrap: wrap;
          gap: var(--space-5) clamp(var(--space-4), 3vw, var(--space-7));
        }

        .large {
          display: grid;
          grid-template-columns: repeat(auto-fit, minmax(max(33% - 1rem, min(9rem, 100%)), 1fr));
          gap: 0;
          border-top: 1px solid var(--color-border);
        }

        div {
          flex-direction: column-reverse;
          justify-content: flex-end;
        }

        .large > div {
          padding: var(--space-5) var(--space-4) var(--space-5) 0;
          border-bottom: 1px solid var(--color-border);
        }

        /* A label is as wide as its figure, however long that is in a language. */
        .normal > div {
          width: min-content;
          min-width: 9rem;
        }

        dd {
          font-size: var(--text-title-1);
          letter-spacing: -0.04em;
          word-spacing: 0.08em;
          line-height: 1.1;
          white-space: nowrap;
        }

        .large dd {
          font-size: min(clamp(2.25rem, 0.6rem + 4.2vw, 3.75rem), 12vw);
        }

        /* On a phone, a long figure may continue below, as in “3 Milliarden.” */
        @media (--below-narrow) {
          .large dd {
            white-space: normal;
          }
        }

        dd > :global(svg) {
          display: inline;
          color: var(--color-highlight);
          fill: currentColor;
        }
      `}</style>
    </dl>
  );
}
