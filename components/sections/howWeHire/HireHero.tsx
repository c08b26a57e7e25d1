import { Container } from '@/components/ui/Container';
import { howWeHireHero } from '@/lib/content/company/howWeHire';
import { SixStones } from './SixStones';

export function HireHero() {
  const { eyebrow, title, lead } = howWeHireHero;
  return (
    <section className="hero">
      <Container>
        <p className="eyebrow">{eyebrow}</p>
        <h1 className="display-title">{title}</h1>
        <p className="lead-text lead">{lead}</p>
      </Container>
      <SixStones />
      <style jsx>{`
        .hero {
          padding-top: var(--space-above-title);
          overflow: clip;
          background: var(--color-surface-tint);
          text-align: center;
        }

        .eyebrow {
          margin-bottom: var(--space-3);
        }

        h1 {
          max-width: 10.8em;
          margin-inline: auto;
        }

        .lead {
          max-width: 40rem;
          margin: var(--space-5) auto 0;
          text-wrap: balance;
        }
      `}</style>
    </section>
  );
}
