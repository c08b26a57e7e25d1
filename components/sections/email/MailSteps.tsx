import { Section } from '@/components/marketing/Section';
import { Art } from '@/components/sections/downloads/art/Art';
import { mailSteps } from '@/lib/content/productPages/mail';
import { mailStepArt } from './mailStepArt';

/** Five stations along a line, each with its number and a small drawing. */
export function MailSteps() {
  return (
    <Section id="how" title={mailSteps.title} lead={mailSteps.lead}>
      <ol className="stations">
        {mailSteps.steps.map(({ id, title, text }, index) => (
          <li key={id}>
            <div className="picture">
              <Art width={200} height={140}>
                {mailStepArt[id]}
              </Art>
            </div>
            <span className="number in-middle on-accent small-text round-ends" aria-hidden="true">
              {index + 1}
            </span>
            <h3>{title}</h3>
            <p className="small-print">{text}</p>
          </li>
        ))}
      </ol>
      <style jsx>{`
        .stations {
          display: grid;
          grid-template-columns: repeat(5, minmax(0, 1fr));
          gap: var(--space-5);
        }

        .number {
          position: relative;
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

        li {
          overflow: hidden;
        }

        li:last-child .number::before {
          content: none;
        }

        .picture {
          max-width: 13rem;
        }

        p {
          margin-top: var(--space-2);
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
