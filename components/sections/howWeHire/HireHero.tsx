import { Container } from '@/components/ui/Container';
import { howWeHireHero } from '@/lib/content/company/howWeHire';
import { SixStones } from './SixStones';

export function HireHero() {
  const { eyebrow, title, lead } = howWeHireHero;
  return (
    <section className="hero">
      <Container>
        <p className="eyebrow">{eyebrow}</p>
        <h1>{title}</h1>
        <p className="lead">{lead}</p>
      </Container>
      <SixStones />
      <style jsx>{`
        .hero {
          padding-top: clamp(2rem, 0.5rem + 5vw, 5rem);
          overflow: clip;
          background: var(--color-surface-tint);
          text-align: center;
        }

        .eyebrow {
          margin-bottom: var(--space-3);
          color: var(--color-accent-text);
          font-weight: var(--weight-semibold);
        }

        h1 {
          max-width: 10.8em;
          margin-inline: auto;
          font-size: var(--text-display);
          letter-spacing: var(--tracking-display);
          line-height: var(--leading-display);
        }

        .lead {
          max-width: 40rem;
          margin: var(--space-5) auto 0;
          color: var(--color-text-muted);
          font-size: var(--text-lead);
          line-height: var(--leading-lead);
          text-wrap: balance;
        }
      `}</style>
    </section>
  );
}
