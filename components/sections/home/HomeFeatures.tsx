import { Section } from '@/components/marketing/Section';
import { Disclosure } from '@/components/ui/Disclosure';
import { SiteIcon } from '@/components/ui/icons/SiteIcon';
import { featureGroups, homeFeatureWords } from '@/lib/content/home/features';

/** What the products do by themselves: three moments of a day with three lines each; every line expands. */
export function HomeFeatures() {
  return (
    <Section id="features" title={homeFeatureWords.title} lead={homeFeatureWords.lead}>
      <div className="groups in-column in-thirds">
        {featureGroups.map(({ id, icon, title, items }) => (
          <section key={id}>
            <h3 className="in-row gap-3">
              <SiteIcon name={icon} size={24} />
              {title}
            </h3>
            {items.map((item) => (
              <Disclosure key={item.title} name={`features-${id}`} {...item} />
            ))}
          </section>
        ))}
      </div>
      <style jsx global>{`
        @media (--from-wide) {
          .in-thirds {
            grid-template-columns: repeat(3, minmax(0, 1fr));
          }
        }
      `}</style>
      <style jsx>{`
        .groups {
          gap: var(--space-7);
          align-items: start;
        }

        h3 {
          padding-bottom: var(--space-4);
          font-size: 1.375rem;
        }

        h3 :global(svg) {
          color: var(--color-accent-text);
        }
      `}</style>
    </Section>
  );
}
