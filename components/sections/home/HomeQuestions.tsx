import { Section } from '@/components/marketing/Section';
import { Accordion } from '@/components/ui/Accordion';
import { homeQuestions } from '@/lib/content/home/homeWords';

export function HomeQuestions() {
  const items = homeQuestions.items.map((item, index) => ({
    id: item.id,
    title: item.question,
    content: <p>{item.answer}</p>,
    open: index === 0,
  }));
  return (
    <Section id="questions" title={homeQuestions.title} layout="side">
      <Accordion items={items} event="page.home.faq.toggle" />
    </Section>
  );
}
