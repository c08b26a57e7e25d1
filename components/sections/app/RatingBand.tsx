import { FigureList } from '@/components/marketing/FigureList';
import { Section } from '@/components/marketing/Section';
import { SiteIcon } from '@/components/ui/icons/SiteIcon';
import { ratings } from '@/lib/content/downloadPages/app';

/** The ratings in both stores, in large type. */
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
      <FigureList items={[...rated, downloads]} size="large" />
    </Section>
  );
}
