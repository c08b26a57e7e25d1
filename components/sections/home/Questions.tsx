import { Accordion } from '@/components/ui/Accordion';
import { Container } from '@/components/ui/Container';
import { homeQuestions } from '@/lib/content/home';

export function Questions() {
  const items = homeQuestions.items.map((item, index) => ({
    id: item.id,
    title: item.question,
    content: <p>{item.answer}</p>,
    open: index === 0,
  }));
  return (
    <section className="questions" aria-labelledby="questions-title">
      <Container>
        <div className="columns">
          <h2 id="questions-title">{homeQuestions.title}</h2>
          <Accordion items={items} event="page.home.faq.toggle" />
        </div>
      </Container>
      <style jsx>{`
        .questions {
          padding-block: var(--space-section);
        }

        .columns {
          display: grid;
          grid-template-columns: minmax(0, 4fr) minmax(0, 8fr);
          gap: var(--space-6) var(--space-8);
        }

        h2 {
          font-size: var(--text-title-1);
          letter-spacing: var(--tracking-display);
          line-height: 1.06;
        }

        @media (--from-wide) {
          h2 {
            position: sticky;
            top: calc(var(--header-height) + var(--space-6));
            align-self: start;
          }
        }

        @media (--below-wide) {
          .columns {
            grid-template-columns: minmax(0, 1fr);
          }
        }
      `}</style>
    </section>
  );
}
