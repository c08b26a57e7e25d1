import { Container } from '@/components/ui/Container';
import { ButtonLink } from '@/components/ui/forms/ButtonLink';
import { brand } from '@/lib/content/brand';
import { pressHero } from '@/lib/content/company/press';
import { FactSheet } from './FactSheet';

/** The page opens as a desk: words on one side, the sheet of facts lying on the other. */
export function PressHero() {
  const { eyebrow, title, lead, jump, mail } = pressHero;
  return (
    <section className="hero">
      <Container>
        <div className="columns">
          <div className="words">
            <p className="eyebrow">{eyebrow}</p>
            <h1>{title}</h1>
            <p className="lead">{lead}</p>
            <div className="actions">
              <ButtonLink href="#materials" data-event="page.press.materials.click">
                {jump}
              </ButtonLink>
              <ButtonLink
                href={`mailto:${brand.pressEmail}`}
                variant="quiet"
                data-event="page.press.email.click"
              >
                {mail}
              </ButtonLink>
            </div>
          </div>
          <FactSheet />
        </div>
      </Container>
      <style jsx>{`
        .hero {
          padding-block: clamp(2rem, 0.5rem + 5vw, 5rem) var(--space-section);
          overflow: hidden;
          background: linear-gradient(var(--color-surface-warm) 72%, var(--color-surface) 72%);
        }

        .columns {
          display: grid;
          grid-template-columns: minmax(0, 6fr) minmax(0, 6fr);
          gap: var(--space-8) var(--space-9);
        }

        .words {
          align-self: start;
        }

        .eyebrow {
          margin-bottom: var(--space-3);
          color: var(--color-accent-text);
          font-weight: var(--weight-semibold);
        }

        h1 {
          font-size: var(--text-display);
          letter-spacing: var(--tracking-display);
          line-height: var(--leading-display);
        }

        .lead {
          margin-block: var(--space-5) var(--space-6);
          color: var(--color-text-muted);
          font-size: var(--text-lead);
          line-height: var(--leading-lead);
        }

        .actions {
          display: flex;
          flex-wrap: wrap;
          gap: var(--space-3);
        }

        @media (--below-wide) {
          .columns {
            grid-template-columns: minmax(0, 1fr);
          }
        }

        /* Under the filled button its words begin where that one does. */
        @media (--below-compact) {
          .actions > :global(a + a) {
            flex-basis: 100%;
            justify-content: start;
            margin-left: -1rem;
          }
        }
      `}</style>
    </section>
  );
}
