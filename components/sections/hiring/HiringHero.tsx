import { Container } from '@/components/ui/Container';
import { ButtonLink } from '@/components/ui/forms/ButtonLink';
import { hiringHero } from '@/lib/content/company/hiring';
import { LitHouses } from './LitHouses';

export function HiringHero() {
  const { eyebrow, title, lead, link, facts } = hiringHero;
  return (
    <section className="hero">
      <Container>
        <p className="eyebrow">{eyebrow}</p>
        <h1 className="display-title">{title}</h1>
        <div className="two-columns below">
          <div>
            <p className="lead-text lead">{lead}</p>
            <ButtonLink href="#roles">{link}</ButtonLink>
          </div>
          <dl>
            {facts.map(({ value, label }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </div>
      </Container>
      <LitHouses />
      <style jsx>{`
        .hero {
          padding-top: var(--space-above-title);
          overflow: clip;
          background: linear-gradient(var(--color-surface) 30%, var(--art-sky));
        }

        .eyebrow {
          margin-bottom: var(--space-3);
        }

        h1 {
          max-width: 10.15em;
        }

        .below {
          align-items: end;
          gap: var(--space-6) var(--space-9);
          margin-top: var(--space-5);
        }

        .lead {
          max-width: 34rem;
          margin-bottom: var(--space-5);
        }

        dl {
          display: grid;
          grid-template-columns: repeat(3, auto);
          justify-content: start;
          gap: var(--space-4) var(--space-7);
        }

        dl div {
          display: flex;
          flex-direction: column-reverse;
          justify-content: flex-end;
        }

        dt {
          color: var(--color-text-muted);
          font-size: var(--text-small);
        }

        dd {
          font-size: var(--text-title-1);
          font-weight: var(--weight-semibold);
          letter-spacing: var(--tracking-display);
          line-height: 1;
        }

        @media (--below-narrow) {
          dl {
            gap: var(--space-4);
          }
        }
      `}</style>
    </section>
  );
}
