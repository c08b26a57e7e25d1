import { Accordion } from '@/components/ui/Accordion';
import { Container } from '@/components/ui/Container';
import { homeQuestions } from '@/lib/content/home/homeWords';

export function HomeQuestions() {
  const items = homeQuestions.items.map((item, index) => ({
    id: item.id,
    title: item.question,
    content: <p>{item.answer}</p>,
    open: index === 0,
  }));
  return (
    <section className="band" aria-labelledby="questions-title">
      <Container>
        <div className="two-columns columns">
          <h2 className="section-title" id="questions-title">
            {homeQuestions.title}
          </h2>
          <Accordion items={items} event="page.home.faq.toggle" />
        </div>
      </Container>
      <style jsx>{`
        .columns {
          --first: 4fr;
          --second: 8fr;
          gap: var(--space-6) var(--space-8);
        }

        h2 {
          line-height: 1.06;
        }

        @media (--from-wide) {
          h2 {
            position: sticky;
            top: calc(var(--header-height) + var(--space-6));
            align-self: start;
          }
        }
      `}</style>
    </section>
  );
}
