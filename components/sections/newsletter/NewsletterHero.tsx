import { NewsletterForm } from '@/components/marketing/NewsletterForm';
import { Container } from '@/components/ui/Container';
import { newsletterHero } from '@/lib/content/company/newsletter';
import { Envelope } from './Envelope';

export function NewsletterHero() {
  return (
    <section className="hero">
      <Container>
        <div className="columns">
          <div className="words">
            <h1>{newsletterHero.title}</h1>
            <p className="lead">{newsletterHero.lead}</p>
            <NewsletterForm page="/newsletter" />
          </div>
          <Envelope />
        </div>
      </Container>
      <style jsx>{`
        .hero {
          padding-top: clamp(2rem, 0.5rem + 5vw, 5rem);
          overflow: clip;
          background: linear-gradient(var(--color-surface) 20%, var(--art-warm-deep));
        }

        .columns {
          display: grid;
          grid-template-columns: minmax(0, 6fr) minmax(0, 5fr);
          align-items: end;
          gap: var(--space-8) var(--space-9);
        }

        .words {
          align-self: center;
          padding-bottom: var(--space-9);
        }

        h1 {
          font-size: var(--text-display);
          letter-spacing: var(--tracking-display);
          line-height: var(--leading-display);
        }

        .lead {
          max-width: 36rem;
          margin-block: var(--space-5) var(--space-6);
          color: var(--color-text-muted);
          font-size: var(--text-lead);
          line-height: var(--leading-lead);
        }

        @media (--below-wide) {
          .columns {
            grid-template-columns: minmax(0, 1fr);
          }

          .words {
            padding-bottom: 0;
          }
        }
      `}</style>
    </section>
  );
}
