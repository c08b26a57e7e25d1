import { CachedDrawing } from '@/components/marketing/CachedDrawing';
import { Section } from '@/components/marketing/Section';
import { mailSteps } from '@/lib/content/productPages/mail';

/** Five stations along a line, each with its number and a small drawing. */
export function MailSteps() {
  return (
    <Section id="how" title={mailSteps.title} lead={mailSteps.lead}>
      <ol className="stations gap-5 in-column">
        {mailSteps.steps.map(({ id, title, text }, index) => (
          <li className="clipped" key={id}>
            <div className="picture">
              <CachedDrawing name={`mail-pictures.svg#${id}`} />
            </div>
            <span className="number in-middle on-accent small-text round-ends holder" aria-hidden="true">
              {index + 1}
            </span>
            <h3>{title}</h3>
            <p className="small-print above-2">{text}</p>
          </li>
        ))}
      </ol>
      <style jsx>{`
        .stations {
          grid-template-columns: repeat(5, minmax(0, 1fr));
        }

        .number {
          width: 2.25rem;
          height: 2.25rem;
          margin-block: var(--space-3);
          font-weight: var(--weight-bold);
        }

        .number::before {
          position: absolute;
          left: calc(100% + 0.5rem);
          width: 100vw;
          max-width: 12rem;
          height: 2px;
          background: linear-gradient(90deg, var(--color-border), transparent);
          content: '';
        }

        li:last-child .number::before {
          content: none;
        }

        .picture {
          max-width: 13rem;
        }

        @media (--below-wide) {
          .stations {
            grid-template-columns: minmax(0, 1fr);
          }

          li {
            display: grid;
            grid-template-rows: auto 1fr;
            grid-template-columns: 9rem 2.25rem minmax(0, 1fr);
            column-gap: var(--space-4);
          }

          .picture,
          .number {
            grid-row: 1 / span 2;
          }

          .number {
            margin-top: 0;
          }

          .number::before {
            content: none;
          }
        }

        @media (--below-narrow) {
          li {
            grid-template-rows: none;
            grid-template-columns: 2.25rem minmax(0, 1fr);
          }

          .picture {
            grid-row: auto;
            grid-column: 2;
            max-width: 9rem;
            margin-bottom: var(--space-2);
          }

          .number {
            grid-row: 1 / span 3;
            grid-column: 1;
          }
        }
      `}</style>
    </Section>
  );
}
