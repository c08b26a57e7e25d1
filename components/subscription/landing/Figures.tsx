import { FigureList } from '@/components/marketing/FigureList';
import { Section } from '@/components/marketing/Section';
import { reading } from '@/lib/content/subscription/proReading';

/** Who is behind the offer: the company's published figures. */
export function Figures() {
  const { title, lead, items } = reading.figures;
  return (
    <Section id="company" title={title} lead={lead} tone="deep" layout="side">
      <FigureList items={items.map(({ figure, text }) => ({ label: text, value: figure }))} />
    </Section>
  );
}
