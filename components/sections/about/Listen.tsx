import { NewsletterForm } from '@/components/marketing/NewsletterForm';
import { Container } from '@/components/ui/Container';
import { ButtonLink } from '@/components/ui/forms/ButtonLink';
import { aboutNewsletter, aboutPodcast } from '@/lib/content/company/about';
import { AboutPicture } from './AboutPicture';

/** Two ways to hear from us: a letter, and a podcast on another site. */
export function Listen() {
  const { eyebrow, title, text, link, note } = aboutPodcast;
  return (
    <div className="listen">
      <Container>
        <div className="pair">
          <section className="letter" aria-labelledby="letter-title">
            <AboutPicture name="letter" />
            <h2 id="letter-title">{aboutNewsletter.title}</h2>
            <p>{aboutNewsletter.text}</p>
            <NewsletterForm page="/about" />
          </section>
          <section className="deep podcast" aria-labelledby="podcast-title">
            <AboutPicture name="sound" />
            <p className="eyebrow">{eyebrow}</p>
            <h2 id="podcast-title">{title}</h2>
            <p>{text}</p>
            <ButtonLink href={link.href} iconAfter="external" rel="noopener">
              {link.label}
            </ButtonLink>
            <p className="note">{note}</p>
          </section>
        </div>
      </Container>
      <style jsx>{`
        .listen {
          padding-block: var(--space-section);
        }

        .pair {
          display: grid;
          grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
          gap: var(--space-5);
        }

        section {
          position: relative;
          display: flex;
          flex-direction: column;
          align-items: flex-start;
          justify-content: flex-end;
          gap: var(--space-4);
          min-height: 24rem;
          padding: clamp(1.5rem, 1rem + 2vw, 3rem);
          overflow: hidden;
          border-radius: var(--radius-huge);
        }

        .letter {
          background: var(--color-surface-tint-strong);
        }

        h2 {
          font-size: var(--text-title-1);
          letter-spacing: var(--tracking-display);
        }

        p {
          max-width: 30rem;
          font-size: var(--text-lead);
          line-height: var(--leading-lead);
        }

        .eyebrow,
        .note {
          font-size: var(--text-small);
        }

        .eyebrow {
          color: var(--color-accent-text);
          font-weight: var(--weight-semibold);
        }

        .note {
          color: var(--color-text-muted);
        }

        @media (--below-wide) {
          .pair {
            grid-template-columns: minmax(0, 1fr);
          }
        }
      `}</style>
    </div>
  );
}
