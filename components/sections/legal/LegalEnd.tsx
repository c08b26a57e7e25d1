import { brand } from '@/lib/content/brand';
import { legalWords } from '@/lib/content/legal/legalWords';
import { type LegalPath, legalPages } from '@/lib/content/legal/pages';
import { alternatesOf, languageNames } from '@/lib/content/site/languages/languages';
import { localUrl } from '@/lib/content/site/languages/localUrl';

/** What else there is: translations, the other documents, and a contact. */
export function LegalEnd({ route }: { route: LegalPath }) {
  const { language, related } = legalPages[route];
  const words = legalWords[language];
  const versions = alternatesOf(route).flatMap((version) =>
    version.language === 'x-default' || version.language === language
      ? []
      : [{ ...version, name: languageNames[version.language] }],
  );
  return (
    <footer className="gap-5 in-column line-above">
      {versions.length > 0 ? (
        <nav data-screen-only aria-labelledby="languages-title">
          <h2 className="below-2" id="languages-title">
            {words.languages}
          </h2>
          <ul className="translations wrapping gap-2">
            {versions.map((version) => (
              <li key={version.path}>
                <a href={version.path} hrefLang={version.language} lang={version.language}>
                  {version.name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
      <nav data-screen-only aria-labelledby="related-title">
        <h2 className="below-2" id="related-title">
          {words.related}
        </h2>
        <ul className="related">
          {related.map((path) => (
            <li key={path}>
              <a href={localUrl(path, language)}>{words.pages[path]}</a>
            </li>
          ))}
        </ul>
      </nav>
      <p className="small-print wrapping">
        {words.question} <a href={`mailto:${brand.privacyEmail}`}>{brand.privacyEmail}</a>
        <a className="top above-3" data-screen-only href="#main">
          {words.top}
        </a>
      </p>
      <style jsx>{`
        footer {
          margin-top: var(--space-8);
          padding-top: var(--space-6);
        }

        h2 {
          font-size: var(--text-body);
          letter-spacing: 0;
        }

        .related a {
          overflow-wrap: anywhere;
          display: inline-block;
          padding-block: 0.25rem;
        }

        .translations a {
          display: block;
          padding: 0.375rem 1rem;
          border: 1px solid var(--color-border-strong);
          border-radius: var(--radius-round);
          color: inherit;
          font-weight: var(--weight-medium);
          text-decoration: none;
        }

        .translations a:hover {
          background: var(--color-surface-tint-strong);
        }

        p {
          align-items: baseline;
          gap: 0 0.375rem;
        }

        /* Below each other where the words are long, they still leave room for a finger. */
        p a {
          display: inline-block;
          padding-block: 0.125rem;
        }

        .top {
          flex-basis: 100%;
        }

        @media (--from-narrow) {
          .top {
            flex-basis: auto;
            margin: 0 0 0 auto;
          }
        }
      `}</style>
    </footer>
  );
}
