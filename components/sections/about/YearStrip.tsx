/** One dot for every slide, with the year at its first moment. A drawing of the position, which is said in words too. */
export function YearStrip({ years }: { years: readonly number[] }) {
  const dots = [null, ...years].map((year, index) => ({
    index,
    year: years[index - 2] === year ? null : year,
  }));
  return (
    <ol className="strip" aria-hidden="true" data-timeline-strip>
      {dots.map(({ index, year }) => (
        <li key={index} className={index === 0 ? 'current' : undefined}>
          {year === null ? null : <span>{year}</span>}
        </li>
      ))}
      <style jsx>{`
        .strip {
          display: flex;
          justify-content: space-between;
          min-height: 4rem;
          padding-block: var(--space-4);
        }

        .strip li {
          position: relative;
          flex: 1;
          color: var(--color-text-muted);
          font-size: 0.6875rem;
          font-variant-numeric: tabular-nums;
        }

        .strip li::before {
          display: block;
          width: 0.5rem;
          height: 0.5rem;
          border-radius: var(--radius-round);
          background: var(--color-border-strong);
          content: '';
        }

        .strip .current::before {
          background: var(--color-accent);
          box-shadow: 0 0 0 0.25rem var(--color-surface-tint-strong);
        }

        .strip .current {
          color: var(--color-text);
          font-weight: var(--weight-semibold);
        }

        .strip span {
          position: absolute;
          top: 0.875rem;
          left: -0.25rem;
        }

        @media (max-width: 56rem) {
          .strip {
            min-height: 2.5rem;
          }

          .strip span {
            display: none;
          }

          .strip li::before {
            width: 0.3125rem;
            height: 0.3125rem;
          }
        }

        @media print {
          .strip {
            display: none;
          }
        }
      `}</style>
    </ol>
  );
}
