import { CachedDrawing } from '@/components/marketing/CachedDrawing';
import { NewsletterForm } from '@/components/marketing/NewsletterForm';
import { ButtonLink } from '@/components/ui/forms/ButtonLink';
import { aboutNewsletter, aboutPodcast } from '@/lib/content/company/about';
import { inEnglish } from '@/lib/content/site/languages/inEnglish';

/** Two ways to hear from us: a newsletter, and a podcast on another site. */
export function Podcast() {
  const { eyebrow, title, text, link, note } = aboutPodcast;
  return (
    <div className="band">
      <div className="page-column">
        <div className="two-columns gap-5">
          <section
            className="letter stacked gap-4 holder clipped huge-corners strong-tint"
            aria-labelledby="letter-title"
          >
            <CachedDrawing name="about-pictures.svg#letter" />
            <h2 className="section-title" id="letter-title">
              {aboutNewsletter.title}
            </h2>
            <p className="lead-text">{aboutNewsletter.text}</p>
            <NewsletterForm page="/about" />
          </section>
          <section
            className="deep podcast stacked gap-4 holder clipped huge-corners"
            aria-labelledby="podcast-title"
          >
            <CachedDrawing name="about-pictures.svg#sound" />
            <p className="eyebrow small-text">{eyebrow}</p>
            <h2 className="section-title" id="podcast-title" lang={inEnglish}>
              {title}
            </h2>
            <p className="lead-text">{text}</p>
            <ButtonLink href={link.href} hrefLang={inEnglish} iconAfter="external" rel="noopener">
              {link.label}
            </ButtonLink>
            <p className="small-print">{note}</p>
          </section>
        </div>
      </div>
      <style jsx>{`
        section {
          align-items: flex-start;
          justify-content: flex-end;
          min-height: 24rem;
          padding: clamp(1.5rem, 1rem + 2vw, 3rem);
        }

        section > :global(svg) {
          margin-bottom: auto;
        }

        p {
          max-width: 30rem;
        }

        @media print {
          section {
            min-height: 0;
            break-inside: avoid;
          }
        }
      `}</style>
    </div>
  );
}
