import { FigureList } from '@/components/marketing/FigureList';
import { Section } from '@/components/marketing/Section';
import { SiteIcon } from '@/components/ui/icons/SiteIcon';
import { ratings } from '@/lib/content/downloadPages/app';

export function RatingBand() {
  const { title, stores, outOf, downloads } = ratings;
  const rated = stores.map(({ store, rating, reviews }) => ({
    label: `${store}, ${reviews}`,
    value: (
      <>
        {rating} <SiteIcon name="star" size={32} />
        <span className="spoken">{outOf}</span>
      </>
    ),
  }));
  return (
    <Section id="ratings" title={title} tone="warm">
      <div className="ratings line-above">
        <FigureList items={[...rated, downloads]} />
      </div>
      <style jsx>{`
        /* Larger than elsewhere, in columns with lines between the rows. */
        .ratings > :global(dl) {
          display: grid;
          grid-template-columns: repeat(auto-fit, minmax(max(33% - 1rem, min(9rem, 100%)), 1fr));
          gap: 0;
        }

        .ratings > :global(dl > div) {
          width: auto;
          padding: var(--space-5) var(--space-4) var(--space-5) 0;
          border-bottom: 1px solid var(--color-border);
        }

        .ratings :global(dd) {
          font-size: min(clamp(2.25rem, 0.6rem + 4.2vw, 3.75rem), 12vw);
        }

        /* On a phone, a long figure may continue below, as in “3 Milliarden.” */
        @media (--below-narrow) {
          .ratings :global(dd) {
            white-space: normal;
          }
        }

        .ratings :global(dd > svg) {
          display: inline;
          color: var(--color-highlight);
          fill: currentColor;
        }
      `}</style>
    </Section>
  );
}
