import { CachedDrawing } from '@/components/marketing/CachedDrawing';
import { ThemeBackground } from '@/components/marketing/ThemeBackground';
import { Badge } from '@/components/ui/Badge';
import { legalWords } from '@/lib/content/legal/legalWords';
import type { LegalPath, LegalPicture } from '@/lib/content/legal/pages';
import type { Language } from '@/lib/content/site/languages/languages';
import type { LegalDocument } from '@/lib/legal/legalDocument';
import { pageTheme } from '@/lib/theme/pageTheme';

type Props = { route: LegalPath; document: LegalDocument; language: Language; picture: LegalPicture };

/** What the document is, since when it applies, and what it says in one sentence. */
export function LegalHero({ route, document, language, picture }: Props) {
  const { badge, title, lead, updated } = document;
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(updated),
  );
  return (
    <header className="hero layered clipped sky-ground">
      <ThemeBackground family={pageTheme(route)} reach="foot" />
      <div className="page-column">
        <div className="row in-column">
          <div className="words">
            <p className="line small-print in-row wrapping">
              <Badge>{badge}</Badge>
              <span className="date gap-3 level">
                <time dateTime={updated}>{legalWords[language].updated(date)}</time>
              </span>
            </p>
            <h1 className="section-title above-4">{title}</h1>
            <p className="lead-text lead above-4 balanced">{lead}</p>
          </div>
          <div className="picture" data-screen-only>
            <CachedDrawing name={`legal-pictures.svg#${picture}`} />
          </div>
        </div>
      </div>
      <style jsx>{`
        .row {
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
        }

        .line :global(.round-ends) {
          white-space: normal;
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
          hyphens: auto;
        }

        .lead {
          max-width: 38rem;
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
        }
      `}</style>
    </header>
  );
}
