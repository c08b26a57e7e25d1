import { Container } from '@/components/ui/Container';
import { restorationWords } from '@/lib/content/app/appRestoration';
import { CoverTable } from './CoverTable';
import { PrivacyPanel } from './PrivacyPanel';

/** What to know before the call: how it goes, what is covered where, what to do first, and what we learn from it. */
export function RestorationReading() {
  const { steps, cover, first } = restorationWords;
  return (
    <>
      <section className="band" aria-labelledby="steps-title">
        <Container>
          <h2 id="steps-title">{steps.title}</h2>
          <ol className="steps">
            {steps.items.map(({ title, text }) => (
              <li key={title}>
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ol>
        </Container>
      </section>
      <section className="band warm" aria-labelledby="cover-title">
        <Container>
          <h2 id="cover-title">{cover.title}</h2>
          <p className="lead">{cover.lead}</p>
          <CoverTable />
        </Container>
      </section>
      <section className="band" aria-labelledby="first-title">
        <Container>
          <div className="pair">
            <div>
              <h2 id="first-title">{first.title}</h2>
              <ul className="first">
                {first.items.map(([what, why]) => (
                  <li key={what}>
                    <b>{what}</b> {why}
                  </li>
                ))}
              </ul>
            </div>
            <PrivacyPanel />
          </div>
        </Container>
      </section>
      <style jsx>{`
        .band {
          padding-block: clamp(var(--space-8), 5vw, var(--space-10));
        }

        .warm {
          background: var(--color-surface-warm);
        }

        .lead {
          max-width: 44rem;
          margin-top: var(--space-3);
          color: var(--color-text-muted);
        }

        .steps {
          display: grid;
          gap: var(--space-6);
          margin-top: var(--space-6);
          counter-reset: step;
        }

        .steps li {
          position: relative;
          padding: 0.25rem 0 0 4.5rem;
          counter-increment: step;
        }

        .steps li::before {
          position: absolute;
          top: -0.35rem;
          left: 0;
          color: var(--color-accent-text);
          font-size: 4rem;
          font-weight: var(--weight-bold);
          letter-spacing: var(--tracking-display);
          line-height: 1;
          content: counter(step);
        }

        .steps p {
          margin-top: var(--space-2);
          color: var(--color-text-muted);
        }

        .pair {
          display: grid;
          gap: var(--space-8);
        }

        .first {
          display: grid;
          gap: var(--space-4);
          margin-top: var(--space-5);
        }

        .first li {
          padding-left: var(--space-4);
          border-left: 3px solid var(--color-highlight);
        }

        @media (--from-wide) {
          .steps {
            grid-template-columns: repeat(3, minmax(0, 1fr));
          }

          .pair {
            grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
            gap: var(--space-10);
          }
        }
      `}</style>
    </>
  );
}
