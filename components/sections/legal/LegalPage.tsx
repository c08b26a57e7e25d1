import { Page } from '@/components/layout/page/Page';
import { PageShore } from '@/components/marketing/PageShore';
import { type LegalPath, legalPages } from '@/lib/content/legal/pages';
import type { LegalDocument } from '@/lib/legal/legalDocument';
import { LegalContents } from './LegalContents';
import { LegalEnd } from './LegalEnd';
import { LegalHero } from './LegalHero';
import { LegalSections } from './LegalSections';

/** A policy or terms: the title over a landscape, then the text on one sheet of paper with the contents beside it. */
export function LegalPage({ route, document }: { route: LegalPath; document: LegalDocument }) {
  const { language, picture } = legalPages[route];
  return (
    <Page route={route}>
      <article>
        <LegalHero route={route} document={document} language={language} picture={picture} />
        <div className="page-column">
          <div className="sheet holder huge-corners">
            <LegalContents sections={document.sections} language={language} />
            <div className="text">
              <LegalSections sections={document.sections} />
              <LegalEnd route={route} />
            </div>
          </div>
        </div>
      </article>
      <PageShore route={route} />
      <style jsx>{`
        article {
          padding-bottom: var(--space-section);
        }

        .sheet {
          margin-top: clamp(-3rem, -4vw, -1rem);
          padding: clamp(1.25rem, 4vw, 4rem);
          border: 1px solid var(--card-border);
          background: var(--card-background);
          box-shadow: var(--shadow-low);
        }

        @media (--from-wide) {
          .sheet {
            display: grid;
            grid-template-columns: 15rem minmax(0, 42rem);
            justify-content: space-between;
            gap: var(--space-9);
          }
        }

        @media (--below-compact) {
          .sheet {
            margin-inline: calc(-0.5 * var(--space-gutter));
          }
        }

        @media print {
          article {
            padding-bottom: 0;
          }

          .sheet {
            display: block;
            margin: 0;
            padding: 0;
            border: 0;
            background: none;
            box-shadow: none;
          }
        }
      `}</style>
    </Page>
  );
}
