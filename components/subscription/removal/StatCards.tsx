import { removalWords } from '@/lib/content/app/removal';
import type { RemovalFigures } from '@/lib/native/removal/removalRecords';
import { nearDate } from './shortDate';

type Props = { figures: RemovalFigures; free: boolean; agentRuns: boolean };

/** The figures of the dashboard. Green is for what is well: records that are gone, or none found. */
export function StatCards({ figures, free, agentRuns }: Props) {
  const words = removalWords.dashboard;
  const labels = words.figures;
  const cards = free
    ? [
        { figure: String(figures.open), label: labels.found, well: figures.open === 0 },
        { figure: String(figures.sites), label: labels.sites },
      ]
    : [
        { figure: String(figures.removed), label: labels.removed, well: true },
        { figure: String(figures.open), label: labels.open },
        { figure: String(figures.sites), label: labels.sites },
        // Nothing is searched while the app's background search is stopped, whatever day was planned.
        ...(agentRuns
          ? [{ figure: figures.next ? nearDate(figures.next) : words.none, label: labels.next }]
          : []),
      ];
  return (
    <dl className="in-column gap-3">
      {cards.map(({ figure, label, well }) => (
        <div key={label} className={well ? 'well' : undefined}>
          <dt className="small-print">{label}</dt>
          <dd className="medium-title">{figure}</dd>
        </div>
      ))}
      <style jsx>{`
        dl {
          grid-template-columns: repeat(auto-fit, minmax(min(100%, 9rem), 1fr));
        }

        div {
          display: flex;
          flex-direction: column-reverse;
          justify-content: flex-end;
          padding: var(--space-4);
          border-radius: var(--radius-medium);
          background: var(--color-surface-tint);
        }

        .well {
          background: var(--color-success-surface);
        }

        dd {
          font-weight: var(--weight-bold);
          letter-spacing: var(--tracking-title);
          line-height: 1.2;
        }

        @media (--below-compact) {
          dl {
            grid-template-columns: repeat(auto-fit, minmax(max(8rem, 40%), 1fr));
          }

          div:last-child:nth-child(odd) {
            grid-column: 1 / -1;
          }
        }

        @media (forced-colors: active) {
          div {
            border: 1px solid CanvasText;
          }
        }
      `}</style>
    </dl>
  );
}
