import { Facts } from '@/components/marketing/Facts';
import { Mark } from '@/components/ui/icons/Mark';
import { pressSheet } from '@/lib/content/company/press';

/** One sheet of paper with the facts that every story needs. */
export function FactSheet() {
  return (
    <section className="sheet layered high-shadow raised-ground" aria-labelledby="sheet-title">
      <div className="head in-row apart gap-4">
        <h2 id="sheet-title">{pressSheet.title}</h2>
        <Mark size={64} />
      </div>
      <Facts rows={pressSheet.rows.map(({ name, value }) => ({ term: name, text: value }))} />
      <p className="small-print above-4">{pressSheet.note}</p>
      <style jsx>{`
        .sheet {
          padding: clamp(1.5rem, 1rem + 2vw, 2.5rem);
          border-radius: var(--radius-medium) var(--radius-huge) var(--radius-medium) var(--radius-medium);
        }

        .sheet::before,
        .sheet::after {
          position: absolute;
          z-index: -1;
          inset: 0;
          border-radius: inherit;
          background: var(--color-surface-raised);
          content: '';
        }

        .sheet::before {
          background: var(--art-sand);
          rotate: 2.2deg;
        }

        .head {
          padding-bottom: var(--space-4);
          border-bottom: 3px solid var(--color-text);
        }
      `}</style>
    </section>
  );
}
