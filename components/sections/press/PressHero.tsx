import { Container } from '@/components/ui/Container';
import { ButtonLink } from '@/components/ui/forms/ButtonLink';
import { ButtonRow } from '@/components/ui/forms/ButtonRow';
import { brand } from '@/lib/content/brand';
import { pressHero } from '@/lib/content/company/press';
import { FactSheet } from './FactSheet';

/** The page opens as a desk: text on one side, the fact sheet lying on the other. */
export function PressHero() {
  const { eyebrow, title, lead, jump, mail } = pressHero;
  return (
    <section className="hero">
      <Container>
        <div className="two-columns columns">
          <div className="words">
            <p className="eyebrow">{eyebrow}</p>
            <h1 className="display-title">{title}</h1>
            <p className="lead-text lead">{lead}</p>
            <ButtonRow>
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
            </ButtonRow>
          </div>
          <FactSheet />
        </div>
      </Container>
      <style jsx>{`
        .hero {
          padding-block: var(--space-above-title) var(--space-section);
          overflow: hidden;
          background: linear-gradient(var(--color-surface-warm) 72%, var(--color-surface) 72%);
        }

        .columns {
          gap: var(--space-8) var(--space-9);
        }

        .words {
          align-self: start;
        }

        .eyebrow {
          margin-bottom: var(--space-3);
        }

        .lead {
          margin-block: var(--space-5) var(--space-6);
        }
      `}</style>
    </section>
  );
}
