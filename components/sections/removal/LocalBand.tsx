import { Section } from '@/components/marketing/Section';
import { TickList } from '@/components/marketing/TickList';
import { removalProduct } from '@/lib/content/app/removalProduct';
import { DeskPicture } from './DeskPicture';

/** Where the details are stored: on the person's own computer, and nowhere else. */
export function LocalBand() {
  const { title, text, points } = removalProduct.local;
  return (
    <Section id="local" title={title} lead={text} tone="deep" picture={<DeskPicture />}>
      <TickList items={points} />
    </Section>
  );
}
