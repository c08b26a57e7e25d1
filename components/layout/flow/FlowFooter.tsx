import { LanguageLinks } from '@/components/layout/site/LanguageLinks';
import { ThemeSwitch } from '@/components/layout/site/ThemeSwitch';
import { copyright, flowFooterLinks } from '@/lib/content/site/footer';
import { localUrl } from '@/lib/content/site/languages/localUrl';
import type { RoutePath } from '@/lib/content/site/routes';

export function FlowFooter({ route }: { route: RoutePath }) {
  return (
    <footer
      className="page-column small-print in-row apart wrapping gap-3"
      data-link-event="static.footer.click"
    >
      <p className="wrapping">
        {copyright}
        {flowFooterLinks.map((link) => (
          <a data-screen-only key={link.href} href={localUrl(link.href)}>
            {link.label}
          </a>
        ))}
      </p>
      <LanguageLinks route={route} />
      <ThemeSwitch />
      <style jsx>{`
        footer {
          min-height: 5rem;
          padding-block: var(--space-3);
        }

        p {
          gap: var(--space-1) var(--space-4);
        }

        a {
          color: inherit;
        }

        /* Columns that don't ask what is in them: the footer may be painted while the rest of it is still arriving. */
        @media (--from-wide) {
          footer {
            display: grid;
            grid-template-columns: minmax(0, 1fr) 17rem minmax(20rem, max-content);
          }
        }
      `}</style>
    </footer>
  );
}
