import { iconButtonStyles } from '@/components/ui/forms/iconButtonStyles';
import { Icon } from '@/components/ui/icons/Icon';
import { interfaceWords } from '@/lib/content/site/interface';
import { menu } from '@/lib/content/site/navigation';
import type { RoutePath } from '@/lib/content/site/routes';
import { LanguageLinks } from './LanguageLinks';
import { LinkSets } from './LinkSets';
import { MenuPromo } from './MenuPromo';
import { ThemeSwitch } from './ThemeSwitch';

export const menuId = 'site-menu';

/** The menu beside the page: a popover, without script; enhance/everyPage/menuDialog makes it a modal dialog. */
export function SiteMenu({ route }: { route: RoutePath }) {
  return (
    <dialog
      data-screen-only
      id={menuId}
      popover="auto"
      data-menu=""
      data-subscriber-script="/enhance/subscriber/askSubscriber.js"
      aria-label={interfaceWords.menuTitle}
    >
      <div className="top in-row raised-ground">
        <button
          className="icon-button"
          type="button"
          popoverTarget={menuId}
          popoverTargetAction="hide"
          data-menu-close=""
        >
          <Icon name="close" size={24} />
          <span className="spoken">{interfaceWords.closeMenu}</span>
        </button>
      </div>
      <MenuPromo />
      <nav
        className="link-sets"
        aria-label={interfaceWords.menuTitle}
        data-link-event="static.sidemenu.click"
      >
        <LinkSets sets={menu} />
      </nav>
      <div className="above-6">
        <LanguageLinks route={route} />
        <ThemeSwitch name="menu-theme" plain />
      </div>
      <style jsx global>
        {iconButtonStyles}
      </style>
      <style jsx>{`
        dialog {
          inset: 0 0 0 auto;
          width: min(27rem, 100vw);
          max-width: none;
          height: 100dvh;
          max-height: none;
          padding: 0 var(--space-5) var(--space-6);
          overflow-y: auto;
          overscroll-behavior: contain;
          border: 0;
          background: var(--color-surface-raised);
          color: var(--color-text);
          box-shadow: var(--shadow-high);
        }

        dialog::backdrop {
          background: var(--color-backdrop);
        }

        .top {
          position: sticky;
          z-index: 1;
          top: 0;
          justify-content: flex-end;
          height: var(--header-height);
        }

        button {
          margin-right: -0.5rem;
        }

        /* The scope is on the list of links alone: on each link it would weigh on every page. */
        nav :global(section + section) {
          margin-top: var(--space-4);
          padding-top: var(--space-4);
          border-top: 1px solid var(--color-border);
        }

        nav :global(ul) {
          display: grid;
          grid-template-columns: repeat(auto-fill, minmax(max(7rem, 40%), 1fr));
          column-gap: var(--space-4);
        }

        nav :global(.main ul) {
          grid-template-columns: minmax(0, 1fr);
        }

        nav :global(a) {
          display: block;
          padding: 0.5625rem 0.625rem;
          margin-inline: -0.625rem;
          border-radius: var(--radius-small);
          line-height: 1.3;
        }

        nav :global(.main a) {
          padding-block: 0.4375rem;
          font-size: 1.1875rem;
          font-weight: var(--weight-semibold);
          letter-spacing: -0.015em;
        }

        nav :global(a:hover) {
          background: var(--color-surface-tint);
        }

        nav :global(.main a::after) {
          content: none;
        }

        nav :global(small) {
          display: block;
          color: var(--color-text-muted);
          font-size: var(--text-small);
          font-weight: var(--weight-regular);
          letter-spacing: 0;
        }
      `}</style>
    </dialog>
  );
}
