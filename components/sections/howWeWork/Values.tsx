import { Container } from '@/components/ui/Container';
import { workValues } from '@/lib/content/company/howWeWork';
import { ValuePicture } from './ValuePicture';

export function Values() {
  const { saidLabel, items } = workValues;
  return (
    <>
      {items.map((value) => (
        <section key={value.id} id={value.id} className={value.id} aria-labelledby={`${value.id}-title`}>
          <Container>
            <div className="columns">
              <ValuePicture id={value.id} />
              <div>
                <h2 className="section-title" id={`${value.id}-title`}>
                  {value.title}
                </h2>
                <p className="lead">{value.lead}</p>
                <ul className="practices">
                  {value.practices.map((practice) => (
                    <li key={practice}>{practice}</li>
                  ))}
                </ul>
                <p className="said">
                  <span>{saidLabel}</span>
                  {value.said}
                </p>
              </div>
            </div>
          </Container>
        </section>
      ))}
      <style jsx>{`
        section {
          padding-block: var(--space-section);
        }

        .question {
          background: var(--color-surface-warm);
        }

        .columns {
          display: grid;
          grid-template-columns: minmax(0, 5fr) minmax(0, 6fr);
          align-items: center;
          gap: var(--space-7) clamp(2rem, 5.5vw, 5rem);
        }

        .question .columns > :global(svg) {
          order: 2;
        }

        .question .columns {
          grid-template-columns: minmax(0, 6fr) minmax(0, 5fr);
        }

        .lead {
          margin-top: var(--space-4);
          font-size: var(--text-lead);
          line-height: var(--leading-lead);
        }

        .practices {
          margin-block: var(--space-5);
        }

        .practices li {
          padding-block: var(--space-3);
          border-top: 1px solid var(--color-border);
        }

        .said {
          display: grid;
          gap: var(--space-1);
          font-size: var(--text-title-3);
          font-weight: var(--weight-semibold);
        }

        .said span {
          color: var(--color-text-muted);
          font-size: var(--text-small);
          font-weight: var(--weight-regular);
        }

        @media (--below-narrow) {
          .columns,
          .question .columns {
            grid-template-columns: minmax(0, 1fr);
          }

          .question .columns > :global(svg) {
            order: 0;
          }
        }
      `}</style>
    </>
  );
}
