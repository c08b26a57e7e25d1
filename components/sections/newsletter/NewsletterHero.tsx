import { NewsletterForm } from '@/components/marketing/NewsletterForm';
import { Container } from '@/components/ui/Container';
import { newsletterHero } from '@/lib/content/company/newsletter';
import { Envelope } from './Envelope';

export function NewsletterHero() {
  return (
    <section className="hero">
      <Container>
        <div className="two-columns columns">
          <div className="words">
            <h1 className="display-title">{newsletterHero.title}</h1>
            <p className="lead-text lead">{newsletterHero.lead}</p>
            <NewsletterForm page="/newsletter" />
          </div>
          <Envelope />
        </div>
      </Container>
      <style jsx>{`
        .hero {
          padding-top: var(--space-above-title);
          overflow: clip;
          background: linear-gradient(var(--color-surface) 20%, var(--art-warm-deep));
        }

        .columns {
          --first: 6fr;
          --second: 5fr;
          align-items: end;
          gap: var(--space-8) var(--space-9);
        }

        .words {
          align-self: center;
          padding-bottom: var(--space-9);
        }

        .lead {
          max-width: 36rem;
          margin-block: var(--space-5) var(--space-6);
        }

        @media (--below-wide) {
          .words {
            padding-bottom: 0;
          }
        }
      `}</style>
    </section>
  );
}
