import type { ReactNode } from 'react';

type Figure = { label: string; value: ReactNode };

export function FigureList({ items }: { items: readonly Figure[] }) {
  return (
    <dl className="wrapping">
      {items.map(({ label, value }) => (
        <div className="side-by-side" key={label}>
          <dt className="small-print above-1 balanced">{label}</dt>
          <dd className="strong-weight">{value}</dd>
        </div>
      ))}
      <style jsx>{`
        dl {
          gap: var(--space-5) max(1rem, 3vw);
        }

        /* A label is as wide as its figure, however long that is in a language. */
        div {
          flex-direction: column-reverse;
          justify-content: flex-end;
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
      `}</style>
    </dl>
  );
}
