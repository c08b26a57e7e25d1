import { CachedDrawing } from '@/components/marketing/CachedDrawing';
import { Section } from '@/components/marketing/Section';
import { appFeatures } from '@/lib/content/downloadPages/app';

/** Five protections on tiles of different sizes, the most important on the largest. */
export function AppFeatures() {
  return (
    <Section id="features" title={appFeatures.title} lead={appFeatures.lead}>
      <ul className="tiles gap-5 in-column">
        {appFeatures.items.map((item) => (
          <li key={item.id} className={item.id}>
            <CachedDrawing name={`app-pictures.svg#${item.id}`} />
            <h3>{item.title}</h3>
            <p className="muted above-2">{item.text}</p>
          </li>
        ))}
      </ul>

      <style jsx>{`
        .tiles {
          grid-template-columns: repeat(6, minmax(0, 1fr));
        }

        li {
          grid-column: span 2;
          padding: var(--space-5);
          border-radius: var(--radius-large);
          background: var(--color-surface-warm);
        }

        li :global(svg) {
          margin-bottom: var(--space-4);
        }

        .trackers,
        .clear {
          grid-column: span 3;
        }

        .trackers,
        .search {
          background: var(--color-surface-tint);
        }

        .trackers h3,
        .clear h3 {
          font-size: var(--text-title-2);
        }

        @media (--below-wide) {
          li,
          .trackers,
          .clear {
            grid-column: span 3;
          }

          .trackers {
            grid-column: span 6;
          }

          .clear h3 {
            font-size: var(--text-title-3);
          }
        }

        @media (--below-narrow) {
          li,
          .clear {
            grid-column: span 6;
          }
        }
      `}</style>
    </Section>
  );
}
