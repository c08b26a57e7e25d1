import { ThemeBackground } from '@/components/marketing/ThemeBackground';
import { legalArt } from '@/components/sections/legal/legalArt';
import { Badge } from '@/components/ui/Badge';
import { Line } from '@/components/ui/icons/Line';
import { legalWords } from '@/lib/content/legal/legalWords';
import type { LegalPath, LegalPicture as Name, LegalPicture as Picture } from '@/lib/content/legal/pages';
import type { Language } from '@/lib/content/site/languages/languages';
import type { LegalDocument } from '@/lib/legal/legalDocument';
import { pageTheme } from '@/lib/theme/pageTheme';

type Props = { route: LegalPath; document: LegalDocument; language: Language; picture: Picture };

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
            <LegalPicture name={picture} />
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
        }
      `}</style>
    </header>
  );
}

/** A sheet of paper on the shore, beside an object for the document's subject. */
function LegalPicture({ name }: { name: Name }) {
  return (
    <svg aria-hidden="true" viewBox="-52 20 516 310" width={516} height={310}>
      <circle cx="318" cy="96" r="62" fill="var(--art-sun)" />
      <path
        d="M-30 330c30-70 70-120 130-120 70 0 90 44 150 44s90-40 130-40 60 60 70 116z"
        fill="var(--art-far)"
      />
      <g transform="rotate(-4 170 170)">
        <rect x="92" y="52" width="176" height="240" rx="14" fill="var(--art-paper-edge)" />
        <rect x="84" y="44" width="176" height="240" rx="14" fill="var(--art-paper)" />
        <rect x="108" y="74" width="78" height="12" rx="6" fill="var(--art-near)" />
        <Line color="line" width={7} d="M112 112h120M112 134h104M112 156h116M112 178h86" />
      </g>
      {legalArt[name]}
      <path d="M-50 330c40-34 120-48 210-44s120 12 190 6 90 14 110 38z" fill="var(--art-near)" />
      <path d="M-50 330c70-18 160-22 260-18s180-8 250 18z" fill="var(--art-front)" />
    </svg>
  );
}
