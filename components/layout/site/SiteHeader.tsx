import { ButtonLink } from '@/components/ui/forms/ButtonLink';
import { SiteIcon } from '@/components/ui/icons/SiteIcon';
import { interfaceWords } from '@/lib/content/site/interface';
import { language } from '@/lib/content/site/languages/language';
import { localUrl } from '@/lib/content/site/languages/localUrl';
import { accountLinks, headerLinks } from '@/lib/content/site/navigation';
import type { RoutePath } from '@/lib/content/site/routes';
import { Logo } from './Logo';
import { menuId, SiteMenu } from './SiteMenu';

export function SiteHeader({ route }: { route: RoutePath }) {
  return (
    <header lang={language}>
      <div className="bar page-column in-row apart gap-5">
        <Logo event="static.header.logo.click" />
        <nav className="in-row gap-3" data-screen-only aria-label={interfaceWords.mainNavigation}>
          <ul className="links in-row gap-1">
            {headerLinks.map((link) => (
              <li key={link.href}>
                <a className="plain-link in-row medium-weight round-ends" href={localUrl(link.href)}>
                  {link.label}
                </a>
              </li>
            ))}
          </ul>
          <div className="account in-column">
            {accountLinks.map(({ href, label, shownTo }) => (
              <span key={href} className={shownTo}>
                <ButtonLink href={href} variant="secondary" size="small">
                  {label}
                </ButtonLink>
              </span>
            ))}
          </div>
          <button
            type="button"
            className="menu medium-weight round-ends finger-sized"
            popoverTarget={menuId}
            data-menu-open={menuId}
            data-event="static.sidemenu.open"
            aria-haspopup="dialog"
          >
            <SiteIcon name="menu" size={24} />
            {interfaceWords.menu}
          </button>
        </nav>
      </div>
      <SiteMenu route={route} />
      <style jsx>{`
        .bar {
          min-height: var(--header-height);
        }

        .links a {
          min-height: 2.75rem;
          padding-inline: 0.875rem;
        }

        .links a:hover {
          background: var(--color-surface-tint-strong);
        }

        /* An app says late that it knows a subscriber: one place for both links, so that nothing moves then. */
        .account {
          justify-items: end;
        }

        .account span {
          display: block;
          grid-area: 1 / 1;
          white-space: nowrap;
        }

        :global(:is([data-account], [data-subscriber='SUBSCRIBED'])) .signed-out,
        :global(html:not([data-account], [data-subscriber='SUBSCRIBED'])) .signed-in {
          visibility: hidden;
        }

        .menu {
          gap: 0.5rem;
          margin-right: max(-0.75rem, -1 * var(--space-gutter));
          padding-inline: 0.75rem;
          border: 0;
          background: none;
        }

        .menu:hover {
          background: var(--color-surface-tint-strong);
        }

        @media (--below-medium) {
          .links {
            display: none;
          }
        }

        @media (--below-compact) {
          /* Large text needs lines of its own for what is beside the name. */
          .bar,
          nav {
            flex-wrap: wrap;
            gap: 0.25rem;
          }

          nav {
            flex: 1;
            justify-content: flex-end;
            min-width: min(100%, 11rem);
          }

          .account {
            flex: 1;
            min-width: min-content;
          }

          .account span {
            line-height: 1.1;
            white-space: normal;
          }

          /* Nothing beside it moves here, and the narrowest windows have room for one of them only. */
          :global(html:is([data-account], [data-subscriber='SUBSCRIBED'])) .signed-out,
          :global(html:not([data-account], [data-subscriber='SUBSCRIBED'])) .signed-in {
            display: none;
          }

          /* Words longer than the English ones leave no room for it. */
          :global(html:not([lang='en'])) .menu :global(svg) {
            display: none;
          }
        }

        /* What does not fit beside the name is in the menu. */
        @media (--large-text) {
          .bar {
            gap: var(--space-3);
            white-space: nowrap;
          }

          .account {
            display: none;
          }

          .menu {
            margin-right: -0.375rem;
            padding-inline: 0.375rem;
          }

          .menu :global(svg) {
            display: none;
          }
        }
      `}</style>
    </header>
  );
}
