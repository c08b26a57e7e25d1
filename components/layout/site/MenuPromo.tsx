import { ButtonLink } from '@/components/ui/forms/ButtonLink';
import { iconButtonStyles } from '@/components/ui/forms/iconButtonStyles';
import { Icon } from '@/components/ui/icons/Icon';
import { MarkAgain } from '@/components/ui/icons/MarkAgain';
import { menuPromos } from '@/lib/content/site/navigation';
import { navigationWords } from '@/lib/content/site/navigationWords';

/**
 * The offer at the top of the menu. The style sheet chooses it by platform and, inside our apps, by their subscriber
 * state, which enhance/subscriber requests; enhance/everyPage/startDismissals makes it dismissible.
 */
export function MenuPromo() {
  return (
    <aside
      className="menu-promo holder clipped large-corners"
      data-dismissable="menuPromo"
      data-link-event="static.sidemenu.click"
      aria-label={menuPromos[0].title}
    >
      <span className="duck" aria-hidden="true">
        <MarkAgain size={64} />
      </span>
      {menuPromos.map(({ id, title, text, action, href }) => (
        <div key={id} className={id}>
          <p className="title strong-weight">{title}</p>
          <p className="text small-print">{text}</p>
          <ButtonLink href={href} size="small">
            {action}
          </ButtonLink>
        </div>
      ))}
      <button type="button" className="icon-button" data-dismiss="" data-needs-script="">
        <Icon name="close" size={20} />
        <span className="spoken">{navigationWords.dismissPromo}</span>
      </button>
      <style jsx global>
        {iconButtonStyles}
      </style>
      <style jsx>{`
        .menu-promo {
          margin-bottom: var(--space-5);
          padding: var(--space-4) clamp(3rem, 100vw - 13.5rem, 6.5rem) var(--space-4) var(--space-4);
          background: var(--art-sky);
        }

        .subscription,
        :global(
          html:is([data-platform='linux'], [data-platform='chromeos'], [data-platform='old'], [data-subscriber])
        )
          .browser {
          display: none;
        }

        :global(
          html:is([data-platform='linux'], [data-platform='chromeos'], [data-platform='old'], [data-subscriber])
        )
          .subscription {
          display: block;
        }

        :global(html[data-subscriber='PENDING']) .subscription {
          visibility: hidden;
        }

        .text {
          margin-block: var(--space-1) var(--space-3);
          line-height: 1.4;
        }

        .duck {
          position: absolute;
          right: 1.25rem;
          bottom: -0.5rem;
        }

        button {
          position: absolute;
          top: 0.25rem;
          right: 0.25rem;
        }

        /* Below the button and without the drawing, words have the whole width. */
        @media (--large-text) {
          .menu-promo {
            padding: 3rem var(--space-4) var(--space-4);
          }

          .duck {
            display: none;
          }
        }
      `}</style>
    </aside>
  );
}
