import { copyright, footerAbout, footerLinkSets } from '@/lib/content/site/footer';
import { footerWords } from '@/lib/content/site/footerWords';
import { interfaceWords } from '@/lib/content/site/interface';
import { language } from '@/lib/content/site/languages/language';
import { localUrl } from '@/lib/content/site/languages/localUrl';
import type { RoutePath } from '@/lib/content/site/routes';
import { sitePages } from '@/lib/content/site/sitePages';
import { LanguageLinks } from './LanguageLinks';
import { LinkSets } from './LinkSets';
import { Logo } from './Logo';
import { TextLinks } from './TextLinks';
import { ThemeSwitch } from './ThemeSwitch';

export function SiteFooter({ route }: { route: RoutePath }) {
  return (
    <footer className="warm-ground" lang={language} data-link-event="static.footer.click">
      <div className="page-column">
        <div className="top two-columns">
          <div className="about">
            <Logo again />
            <h2 className="above-5 below-2 small-text muted medium-weight">{footerWords.aboutTitle}</h2>
            <p className="small-print">
              <TextLinks text={footerAbout} />
            </p>
          </div>
          <nav className="link-sets in-column" aria-label={interfaceWords.footerNavigation}>
            <LinkSets sets={footerLinkSets} />
          </nav>
        </div>
        <div className="bottom small-print in-row apart wrapping gap-4 line-above">
          <p className="wrapping">
            <a href={localUrl(sitePages.about.href)}>{copyright}</a> <span>{footerWords.tagline}</span>
          </p>
          <LanguageLinks route={route} again />
          <ThemeSwitch name="footer-theme" plain />
        </div>
      </div>
      <style jsx>{`
        footer {
          padding-block: var(--space-9) var(--space-5);
        }

        .top {
          --first: 3fr;
          --second: 11fr;
          gap: var(--space-8) var(--space-9);
        }

        .about p {
          max-width: 24rem;
        }

        h2 {
          letter-spacing: 0;
        }

        .about p :global(a) {
          color: inherit;
        }

        .about p :global(a:hover) {
          color: var(--color-accent-text);
        }

        nav {
          grid-template-columns: repeat(auto-fit, minmax(8rem, 1fr));
          gap: var(--space-6) clamp(var(--space-4), 2vw, var(--space-5));
        }

        /* The scope is on the list of links alone: on each link it would weigh on every page. */
        nav :global(a) {
          display: inline-block;
          max-width: 100%;
          padding-block: 0.3125rem;
          line-height: 1.4;
        }

        nav :global(a:hover) {
          text-decoration: underline;
        }

        .bottom {
          min-height: 3.75rem;
          margin-top: var(--space-8);
          padding-top: var(--space-5);
        }

        .bottom a {
          color: inherit;
        }

        .bottom p {
          gap: var(--space-1) var(--space-3);
        }

        @media print {
          nav {
            display: none;
          }

          footer {
            padding-block: var(--space-5);
            background: none;
          }
        }
      `}</style>
    </footer>
  );
}
