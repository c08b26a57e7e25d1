import { Icon } from '@/components/ui/Icon';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import { interfaceWords } from '@/lib/content/interface';
import { menu } from '@/lib/content/navigation';
import { LinkLabel } from './LinkLabel';
import { ThemeSwitch } from './ThemeSwitch';

export const menuId = 'site-menu';

/**
 * The menu beside the page. It is a popover by its attributes, so it opens and closes without a script; enhance/menuDialog
 * turns the same element into a modal dialog.
 */
export function SiteMenu() {
  return (
    <dialog id={menuId} popover="auto" data-menu="" aria-label={interfaceWords.menuTitle}>
      <div className="top">
        <button type="button" popoverTarget={menuId} popoverTargetAction="hide" data-menu-close="">
          <Icon name="close" size={24} />
          <VisuallyHidden>{interfaceWords.closeMenu}</VisuallyHidden>
        </button>
      </div>
      <nav aria-label={interfaceWords.menuTitle} data-link-event="static.sidemenu.click">
        {menu.map((set) => (
          <section key={set.title}>
            <h2>{set.title}</h2>
            <ul>
              {set.links.map((link) => (
                <li key={link.href}>
                  <a href={link.href}>
                    <LinkLabel link={link} />
                    {link.description ? <span className="description">{link.description}</span> : null}
                  </a>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </nav>
      <div className="theme">
        <ThemeSwitch name="menu-theme" />
      </div>
      <style jsx>{`
        dialog {
          inset: 0 0 0 auto;
          width: min(26rem, 100vw);
          max-width: none;
          height: 100dvh;
          max-height: none;
          margin: 0;
          padding: 0 var(--space-5) var(--space-6);
          overflow-y: auto;
          overscroll-behavior: contain;
          border: 0;
          background: var(--color-surface-raised);
          color: var(--color-text);
          box-shadow: var(--shadow-high);
        }

        dialog::backdrop {
          background: rgb(6 24 26 / 0.5);
        }

        .top {
          position: sticky;
          top: 0;
          display: flex;
          align-items: center;
          justify-content: flex-end;
          height: var(--header-height);
          background: var(--color-surface-raised);
        }

        button {
          display: grid;
          place-items: center;
          width: 2.75rem;
          height: 2.75rem;
          margin-right: -0.5rem;
          border: 0;
          border-radius: var(--radius-round);
          background: none;
          cursor: pointer;
        }

        button:hover {
          background: var(--color-surface-tint-strong);
        }

        section + section {
          margin-top: var(--space-5);
          padding-top: var(--space-5);
          border-top: 1px solid var(--color-border);
        }

        h2 {
          margin-bottom: var(--space-2);
          color: var(--color-text-muted);
          font-size: var(--text-small);
          font-weight: var(--weight-medium);
          letter-spacing: 0;
        }

        a {
          display: grid;
          padding: 0.5rem 0.75rem;
          margin-inline: -0.75rem;
          border-radius: var(--radius-medium);
          color: var(--color-text);
          font-size: 1.1875rem;
          font-weight: var(--weight-semibold);
          letter-spacing: -0.015em;
          text-decoration: none;
        }

        a:hover {
          background: var(--color-surface-tint);
          color: var(--color-accent-text);
        }

        .description {
          color: var(--color-text-muted);
          font-size: var(--text-small);
          font-weight: var(--weight-regular);
          letter-spacing: 0;
        }

        .theme {
          margin-top: var(--space-6);
        }

        @media print {
          dialog {
            display: none;
          }
        }
      `}</style>
    </dialog>
  );
}
