import { Mark } from '@/components/ui/icons/Mark';
import { pressSheet } from '@/lib/content/company/press';

/** One sheet of paper with the facts that every story needs. */
export function FactSheet() {
  return (
    <section className="sheet" aria-labelledby="sheet-title">
      <div className="head">
        <h2 id="sheet-title">{pressSheet.title}</h2>
        <Mark size={64} />
      </div>
      <dl>
        {pressSheet.rows.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p>{pressSheet.note}</p>
      <style jsx>{`
        .sheet {
          position: relative;
          isolation: isolate;
          padding: clamp(1.5rem, 1rem + 2vw, 2.5rem);
          border-radius: var(--radius-medium) var(--radius-huge) var(--radius-medium) var(--radius-medium);
          background: var(--color-surface-raised);
          box-shadow: var(--shadow-high);
        }

        .sheet::before {
          position: absolute;
          z-index: -1;
          inset: 0;
          border-radius: inherit;
          background: var(--art-sand);
          rotate: 2.2deg;
          content: '';
        }

        .sheet::after {
          position: absolute;
          z-index: -1;
          inset: 0;
          border-radius: inherit;
          background: var(--color-surface-raised);
          content: '';
        }

        .head {
          display: flex;
          align-items: center;
          justify-content: space-between;
          gap: var(--space-4);
          padding-bottom: var(--space-4);
          border-bottom: 3px solid var(--color-text);
        }

        h2 {
          font-size: var(--text-title-2);
        }

        dl div {
          display: grid;
          grid-template-columns: minmax(0, 2fr) minmax(0, 5fr);
          gap: var(--space-1) var(--space-4);
          padding-block: var(--space-3);
          border-bottom: 1px solid var(--color-border);
        }

        dt {
          color: var(--color-text-muted);
          font-size: var(--text-small);
        }

        dd {
          margin: 0;
          font-weight: var(--weight-medium);
          line-height: 1.35;
        }

        p {
          margin-top: var(--space-4);
          color: var(--color-text-muted);
          font-size: var(--text-small);
        }

        @media (--below-compact) {
          dl div {
            grid-template-columns: minmax(0, 1fr);
          }
        }
      `}</style>
    </section>
  );
}
