import { Container } from '@/components/ui/Container';
import { removalProduct } from '@/lib/content/app/removalProduct';

/** What happens when: the time is in large type at the side, as in a timetable. */
export function RemovalTimeline() {
  const { title, steps } = removalProduct.course;
  return (
    <section className="band" aria-labelledby="course-title">
      <Container>
        <h2 id="course-title">{title}</h2>
        <ol className="course">
          {steps.map((step) => (
            <li key={step.title}>
              <p className="when">{step.when}</p>
              <div>
                <h3>{step.title}</h3>
                <p>{step.text}</p>
              </div>
            </li>
          ))}
        </ol>
      </Container>
      <style jsx>{`
        h2 {
          max-width: 16em;
          font-size: var(--text-title-1);
        }

        .course {
          max-width: 60rem;
          margin-top: var(--space-7);
        }

        li {
          display: grid;
          gap: 0.25rem var(--space-6);
          padding-block: var(--space-5);
          border-top: 1px solid var(--color-border);
        }

        .when {
          color: var(--color-accent-text);
          font-size: var(--text-title-3);
          font-weight: var(--weight-semibold);
          letter-spacing: var(--tracking-title);
          line-height: var(--leading-title);
        }

        li div p {
          max-width: 36rem;
          margin-top: var(--space-1);
          color: var(--color-text-muted);
        }

        @media (--from-medium) {
          li {
            grid-template-columns: 16rem minmax(0, 1fr);
          }

          .when {
            font-size: var(--text-title-2);
            line-height: 1.2;
          }
        }
      `}</style>
    </section>
  );
}
