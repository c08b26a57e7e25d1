import { Container } from '@/components/ui/Container';
import { SiteIcon } from '@/components/ui/SiteIcon';
import { settingsHero, settingsWords } from '@/lib/content/settingsPage';

/** What the page is, and after a save without script the word that it was kept. */
export function SettingsHero() {
  return (
    <section className="hero">
      <Container>
        <p id="saved" tabIndex={-1} className="saved">
          <SiteIcon name="shield" size={24} />
          {settingsWords.savedTitle}
        </p>
        <h1>{settingsHero.title}</h1>
        <p className="lead">{settingsHero.lead}</p>
      </Container>
      <style jsx>{`
        .hero {
          padding-block: clamp(2rem, 0.5rem + 4vw, 4rem) var(--space-8);
        }

        .saved {
          display: none;
          align-items: center;
          gap: var(--space-3);
          width: fit-content;
          margin-bottom: var(--space-5);
          padding: var(--space-3) var(--space-5);
          border-radius: var(--radius-round);
          background: var(--color-success-surface);
          color: var(--color-success-text);
          font-weight: var(--weight-semibold);
        }

        .saved:target {
          display: flex;
        }

        h1 {
          font-size: var(--text-display);
          letter-spacing: var(--tracking-display);
          line-height: var(--leading-display);
        }

        .lead {
          max-width: 44rem;
          margin-top: var(--space-4);
          color: var(--color-text-muted);
          font-size: var(--text-lead);
          line-height: var(--leading-lead);
        }
      `}</style>
    </section>
  );
}
