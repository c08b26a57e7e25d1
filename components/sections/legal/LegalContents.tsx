import { legalWords } from '@/lib/content/legal/legalWords';
import type { Language } from '@/lib/content/site/languages/languages';
import type { LegalSection } from '@/lib/legal/legalDocument';

type Props = { sections: readonly LegalSection[]; language: Language };

/** Links to all sections. On wide screens they stay in view and include the parts of a long section. */
export function LegalContents({ sections, language }: Props) {
  const { contents, top } = legalWords[language];
  return (
    <nav className="below-6 small-text line-below" data-screen-only aria-labelledby="contents-title">
      <h2 className="small-print below-2 medium-weight" id="contents-title">
        {contents}
      </h2>
      <ol>
        {sections.map(({ id, title, parts }) => (
          <li key={id}>
            <a className="plain-link own-line" href={`#${id}`}>
              {title}
            </a>
            {parts.length > 0 ? (
              <ol className="parts">
                {parts.map((part) => (
                  <li key={part.id}>
                    <a className="muted own-line" href={`#${part.id}`}>
                      {part.title}
                    </a>
                  </li>
                ))}
              </ol>
            ) : null}
          </li>
        ))}
      </ol>
      <a className="top medium-weight accent-text own-line" href="#main">
        {top}
      </a>
      <style jsx>{`
        nav {
          padding-bottom: var(--space-5);
          line-height: 1.35;
        }

        h2 {
          letter-spacing: 0;
        }

        a {
          padding-block: 0.4375rem;
          text-decoration: none;
        }

        a:hover {
          color: var(--color-accent-text);
          text-decoration: underline;
        }

        .parts,
        .top {
          display: none;
        }

        .parts a {
          padding-block: 0.25rem;
        }

        @media (--from-narrow) and (--below-wide) {
          ol {
            columns: 2;
          }

          li {
            break-inside: avoid;
          }
        }

        @media (--from-wide) {
          nav {
            position: sticky;
            top: var(--space-6);
            align-self: start;
            max-height: calc(100vh - 2 * var(--space-6));
            overflow-y: auto;
            margin: 0;
            padding: 0 0 var(--space-6);
            border: 0;
            /* A line that is cut by the end of the window fades, so that it is seen to go on. */
            mask-image: linear-gradient(to top, transparent, currentColor var(--space-6));
          }

          .parts {
            display: block;
            margin-bottom: var(--space-2);
            padding-left: var(--space-3);
            border-left: 1px solid var(--color-border);
          }

          .top {
            display: block;
            margin-top: var(--space-3);
          }
        }
      `}</style>
    </nav>
  );
}
