import type { ReactNode } from 'react';
import { Section } from '@/components/marketing/Section';
import { Art } from '@/components/sections/downloads/art/Art';
import { mailSteps } from '@/lib/content/productPages/mail';

type StepId = (typeof mailSteps.steps)[number]['id'];

/** The shapes of each station, 200 by 140 units. */
const mailStepArt: Record<StepId, ReactNode> = {
  field: (
    <>
      <path fill="var(--art-far)" d="M0 118c50-40 110-40 200-8v30H0z" />
      <rect className="card" x="10" y="44" width="180" height="52" rx="12" />
      <rect fill="var(--art-paper-edge)" x="28" y="64" width="86" height="12" rx="6" />
      <circle fill="var(--art-front)" cx="160" cy="70" r="19" />
      <path className="stroke white" d="M160 62v16M152 70h16" />
    </>
  ),
  arrives: (
    <>
      <circle fill="var(--art-sun)" cx="150" cy="48" r="34" />
      <rect className="card" x="30" y="36" width="120" height="82" rx="12" />
      <path className="stroke" d="m42 50 48 36 48-36" />
      <circle fill="var(--art-beak)" cx="30" cy="56" r="7" />
      <circle fill="var(--art-beak)" cx="152" cy="104" r="8" />
      <circle fill="var(--art-beak)" cx="118" cy="120" r="5" />
    </>
  ),
  cleaned: (
    <>
      <circle fill="var(--art-middle)" cx="96" cy="70" r="62" />
      <path fill="var(--art-paper)" d="M44 34h104l-36 44v34l-32 14V78z" />
      <path className="stroke" d="M44 34h104l-36 44v34l-32 14V78z" />
      <circle fill="var(--art-beak)" cx="76" cy="48" r="6" />
      <circle fill="var(--art-beak)" cx="102" cy="54" r="7" />
      <circle fill="var(--art-beak)" cx="120" cy="44" r="4" />
    </>
  ),
  forwarded: (
    <>
      <path fill="var(--art-far)" d="M0 126c60-20 130-20 200 0v14H0z" />
      <path fill="var(--art-front)" d="M50 110V70a32 32 0 0 1 32-32h60a32 32 0 0 1 32 32v40z" />
      <path fill="var(--art-near)" d="M50 110V70a32 32 0 0 1 64 0v40z" />
      <path fill="var(--art-beak)" d="M138 54h7V24h24v18h-17v12z" />
      <rect className="card" x="14" y="72" width="74" height="50" rx="8" />
      <path className="stroke thin" d="m22 80 29 22 29-22" />
    </>
  ),
  ended: (
    <>
      <circle fill="var(--art-warm-deep)" cx="100" cy="74" r="58" />
      <rect className="gone" x="40" y="44" width="120" height="64" rx="12" />
      <path className="stroke thick" d="m82 58 36 36m0-36L82 94" />
    </>
  ),
};

/** Five stations along a line, each with its number and a small drawing. */
export function MailSteps() {
  return (
    <Section id="how" title={mailSteps.title} lead={mailSteps.lead}>
      <ol className="stations gap-5 in-column">
        {mailSteps.steps.map(({ id, title, text }, index) => (
          <li className="clipped" key={id}>
            <div className="picture">
              <Art width={200} height={140}>
                {mailStepArt[id]}
              </Art>
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
