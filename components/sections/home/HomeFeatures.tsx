import { Section } from '@/components/marketing/Section';
import { SiteIcon } from '@/components/ui/icons/SiteIcon';
import { featureGroups, featureWords } from '@/lib/content/home/features';

/** What the products do by themselves: three moments of a day, three lines each, every line opens. */
export function HomeFeatures() {
  return (
    <Section id="features" title={featureWords.title} lead={featureWords.lead}>
      <div className="groups">
        {featureGroups.map(({ id, icon, title, items }) => (
          <section key={id}>
            <h3>
              <SiteIcon name={icon} size={24} />
              {title}
            </h3>
            {items.map((item) => (
              <details key={item.title} name={`features-${id}`}>
                <summary>{item.title}</summary>
                <p>{item.text}</p>
              </details>
            ))}
          </section>
        ))}
      </div>
      <style jsx>{`
        .groups {
          display: grid;
          grid-template-columns: repeat(3, minmax(0, 1fr));
          gap: var(--space-7);
          align-items: start;
        }

        h3 {
          display: flex;
          align-items: center;
          gap: var(--space-3);
          padding-bottom: var(--space-4);
          font-size: 1.375rem;
        }

        h3 :global(svg) {
          color: var(--color-accent-text);
        }

        details {
          border-top: 1px solid var(--color-border);
        }

        summary {
          display: flex;
          align-items: center;
          justify-content: space-between;
          min-height: 3.25rem;
          gap: var(--space-3);
          font-weight: var(--weight-medium);
          list-style: none;
          cursor: pointer;
        }

        summary::-webkit-details-marker {
          display: none;
        }

        summary:hover {
          color: var(--color-accent-text);
        }

        summary::after {
          flex: none;
          width: 0.5rem;
          height: 0.5rem;
          margin-right: 0.25rem;
          border: solid currentColor;
          border-width: 0 2px 2px 0;
          translate: 0 -0.125rem;
          rotate: 45deg;
          content: '';
        }

        details[open] summary::after {
          translate: 0 0.125rem;
          rotate: 225deg;
        }

        details p {
          padding-bottom: var(--space-4);
          color: var(--color-text-muted);
        }

        @media (--below-wide) {
          .groups {
            grid-template-columns: minmax(0, 1fr);
          }
        }

        @media print {
          details::details-content {
            content-visibility: visible;
          }
        }
      `}</style>
    </Section>
  );
}
