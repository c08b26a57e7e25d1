import type { ReactNode } from 'react';

/** The value is short and stands out, or a sentence. */
export type DetailRow = { term: string; action?: ReactNode } & ({ value: ReactNode } | { sentence: string });

/** Terms and their values, each with an action: the facts of an account. */
export function DetailRows({ rows }: { rows: readonly DetailRow[] }) {
  return (
    <dl>
      {rows.map((row) => (
        <div className="row in-column level" key={row.term}>
          <dt className="small-print">{row.term}</dt>
          <dd className={'sentence' in row ? 'value' : 'value medium-weight'}>
            {'sentence' in row ? row.sentence : row.value}
          </dd>
          {row.action ? (
            <dd className="action" data-screen-only>
              {row.action}
            </dd>
          ) : null}
        </div>
      ))}
      <style jsx>{`
        .row {
          grid-template-columns: minmax(0, 1fr) auto;
          gap: 0 var(--space-4);
          min-height: 4.25rem;
          padding-block: var(--space-3);
        }

        .row + .row {
          border-top: 1px solid var(--color-border);
        }

        dt {
          grid-column: 1;
        }

        .value {
          grid-column: 1;
          overflow-wrap: anywhere;
        }

        .action {
          grid-row: 1 / span 2;
          grid-column: 2;
        }

        @media (--below-compact) {
          .row {
            grid-template-columns: minmax(0, 1fr);
            padding-block: var(--space-4);
          }

          .action {
            grid-row: auto;
            grid-column: 1;
            margin-top: var(--space-2);
          }
        }
      `}</style>
    </dl>
  );
}
