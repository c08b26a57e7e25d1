import { FamilyGround } from '@/components/marketing/FamilyGround';
import { Badge } from '@/components/ui/Badge';
import { Container } from '@/components/ui/Container';
import { legalWords } from '@/lib/content/legal/legalWords';
import type { LegalPath, LegalPicture as Picture } from '@/lib/content/legal/pages';
import type { Language } from '@/lib/content/site/languages/languages';
import type { LegalDocument } from '@/lib/legal/legalDocument';
import { LegalPicture } from './LegalPicture';

type Props = { route: LegalPath; document: LegalDocument; language: Language; picture: Picture };

/** What the document is, since when it applies, and what it says in one sentence. */
export function LegalHero({ route, document, language, picture }: Props) {
  const { badge, title, lead, updated } = document;
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(updated),
  );
  return (
    <header className="hero">
      <FamilyGround route={route} />
      <Container>
        <div className="row">
          <div className="words">
            <p className="line small-print in-row wrapping">
              <Badge>{badge}</Badge>
              <span className="date">
                <time dateTime={updated}>{legalWords[language].updated(date)}</time>
              </span>
            </p>
            <h1 className="section-title">{title}</h1>
            <p className="lead-text lead">{lead}</p>
          </div>
          <div className="picture">
            <LegalPicture name={picture} />
          </div>
        </div>
      </Container>
      <style jsx>{`
        .hero {
          position: relative;
          isolation: isolate;
          overflow: hidden;
          background: linear-gradient(var(--color-surface), var(--art-sky));
        }

        .row {
          display: grid;
          align-items: end;
          gap: 0 var(--space-8);
        }

        .words {
          padding-block: clamp(2rem, 1rem + 4vw, 4.5rem) clamp(5rem, 4rem + 2.2vw, 7rem);
        }

        .line {
          gap: var(--space-2) var(--space-3);
        }

        .date {
          display: inline-flex;
          align-items: center;
          gap: var(--space-3);
        }

        /* A dash between the badge and the date, where they share a line. */
        @media (--from-wide) {
          .date::before {
            width: 1.5rem;
            border-top: 1px solid var(--color-border-strong);
            content: '';
          }
        }

        h1 {
          max-width: 10.8em;
          margin-top: var(--space-4);
          hyphens: auto;
        }

        .lead {
          max-width: 38rem;
          margin-top: var(--space-4);
          text-wrap: balance;
        }

        .picture {
          display: none;
        }

        @media (--from-medium) {
          .row {
            grid-template-columns: minmax(0, 7fr) minmax(0, 4fr);
          }

          .picture {
            display: block;
            /* Its foot is on the sand, just above the sheet (LegalPage) that covers the rest of it. */
            margin: var(--space-4) calc(-0.5 * var(--space-gutter)) calc(clamp(1rem, 4vw, 3rem) + 0.875rem) 0;
          }

          .picture :global(svg) {
            height: auto;
          }
        }

        @media print {
          .hero {
            background: none;
          }

          .row {
            display: block;
          }

          .words {
            padding-block: 0 var(--space-5);
          }

          .picture {
            display: none;
          }
        }
      `}</style>
    </header>
  );
}
