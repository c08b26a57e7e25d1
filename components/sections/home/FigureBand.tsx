import { FigureList } from '@/components/marketing/FigureList';
import { Section } from '@/components/marketing/Section';
import { homeFigures } from '@/lib/content/home/homeWords';

type Props = { title?: string; lead?: string };

export function FigureBand({ title = homeFigures.title, lead = homeFigures.lead }: Props) {
  const items = homeFigures.items.map(({ label, value }) => ({
    label,
    value: value.replaceAll('\u00a0', ' '),
  }));
  return (
    <Section id="figures" title={title} lead={lead} layout="side">
      <FigureList items={items} />
    </Section>
  );
}
