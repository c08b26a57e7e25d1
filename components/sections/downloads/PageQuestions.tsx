import { Section } from '@/components/marketing/Section';
import { Accordion } from '@/components/ui/Accordion';

type Props = {
  title: string;
  items: readonly { id: string; question: string; answer: string }[];
  tone?: 'plain' | 'warm';
};

/** Questions on a page about our apps, with the first one open. */
export function PageQuestions({ title, items, tone = 'plain' }: Props) {
  return (
    <Section id="questions" title={title} layout="side" tone={tone}>
      <Accordion
        items={items.map(({ id, question, answer }, index) => ({
          id,
          title: question,
          content: <p>{answer}</p>,
          open: index === 0,
        }))}
      />
    </Section>
  );
}
