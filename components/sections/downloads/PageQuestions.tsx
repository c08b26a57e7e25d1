import type { ReactNode } from 'react';
import { Section } from '@/components/marketing/Section';
import { Accordion } from '@/components/ui/Accordion';

type Props = {
  title: string;
  items: readonly { id: string; question: string; answer: string }[];
  tone?: 'plain' | 'warm';
  /** What follows the title. */
  action?: ReactNode;
  event?: string;
};

/** Questions on a page, with the first one open. */
export function PageQuestions({ title, items, tone = 'plain', action, event }: Props) {
  return (
    <Section id="questions" title={title} layout="side" tone={tone} action={action}>
      <Accordion
        event={event}
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
