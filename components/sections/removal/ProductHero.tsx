import { RemovalScreen } from '@/components/marketing/screens/RemovalScreen';
import { Container } from '@/components/ui/Container';
import { ButtonLink } from '@/components/ui/forms/ButtonLink';
import { Notice } from '@/components/ui/Notice';
import { removalProduct } from '@/lib/content/app/removalProduct';

/** The headline above a window of the app, which extends into the next part of the page. */
export function ProductHero() {
  const { eyebrow, title, lead, action, note, withoutScript } = removalProduct;
  return (
    <section className="hero" aria-labelledby="removal-title">
      <Container>
        <div className="words">
          <p className="eyebrow">{eyebrow}</p>
          <h1 id="removal-title">{title}</h1>
          <p className="lead-text lead">{lead}</p>
          <div className="action">
            <ButtonLink href="/pro?featurePage=pir">{action}</ButtonLink>
            <p className="note">{note}</p>
          </div>
          <noscript>
            <div className="without-script">
              <Notice silent>{withoutScript}</Notice>
            </div>
          </noscript>
        </div>
        <div className="window">
          <RemovalScreen />
        </div>
      </Container>
      <style jsx>{`
        .hero {
          position: relative;
          padding-top: clamp(var(--space-6), 5vw, var(--space-10));
          background: linear-gradient(var(--color-surface) 25%, var(--art-sky) 78%, var(--color-surface-warm) 78%);
        }

        .words {
          display: grid;
          justify-items: center;
          text-align: center;
        }

        .eyebrow {
          text-wrap: balance;
        }

        h1 {
          max-width: 13em;
          margin-top: var(--space-3);
          font-size: min(clamp(2rem, 1rem + 4.5vw, 4.75rem), 12vw);
          letter-spacing: var(--tracking-display);
          line-height: var(--leading-display);
        }

        .lead {
          max-width: 43rem;
          margin-top: var(--space-5);
        }

        /* On a phone it has more lines than browsers balance. */
        @media (--from-medium) {
          .lead {
            text-wrap: balance;
          }
        }

        .action {
          display: grid;
          justify-items: center;
          gap: var(--space-3);
          margin-block: var(--space-6);
        }

        .note {
          color: var(--color-text-muted);
          font-size: var(--text-small);
        }

        .without-script {
          margin-bottom: var(--space-6);
          text-align: start;
        }

        .window {
          max-width: 54rem;
          margin-inline: auto;
        }

        @media print {
          .hero {
            background: none;
          }

          .window {
            display: none;
          }
        }
      `}</style>
    </section>
  );
}
