import { DefaultSearchDialog } from '@/components/sections/home/search/DefaultSearchDialog';
import { buildOrigin } from '@/lib/attribution/origin';
import { type PromoId, promoEvents } from '@/lib/content/downloads/promos';
import { homeHero } from '@/lib/content/home/homeWords';
import { OfferCard } from './OfferCard';

/**
 * Two offers for the current device. All offers are in the page and the style sheet shows those for the platform, so
 * that nothing moves; enhance/downloads/offers then also considers the browser, the extension and our own apps.
 */
export function Offers() {
  return (
    <div className="offers" data-screen-only data-promo="">
      <ul
        className="choice"
        aria-label={homeHero.offers}
        data-offers=""
        data-origin={buildOrigin({ entry: 'home', source: 'website', content: 'hero' })}
        data-experiment="homeherobuttonstyles"
      >
        {Object.keys(promoEvents).map((id) => (
          <OfferCard key={id} id={id as PromoId} />
        ))}
      </ul>
      <DefaultSearchDialog />
      <style jsx global>{`
        /* Which offers are shown: by platform, until the script has checked further and names them itself.
           Two are side by side, a single one is centered. The variants of the experiment differ in emphasis,
           never in size. */
        .offers ul {
          display: grid;
          grid-template-columns: repeat(2, minmax(0, 20.625rem));
          justify-content: center;
          gap: var(--space-3);
          margin-top: var(--space-5);
          text-align: start;
        }

        .offers li {
          display: none;
        }

        html:not([data-platform]) ul:not([data-shown]) > [data-offer='setAsDefault'],
        html:not([data-platform]) ul:not([data-shown]) > [data-offer='downloadBrowser'],
        html:is([data-platform='macos'], [data-platform='windows']) ul:not([data-shown]) > [data-offer='addToBrowser'],
        html:is([data-platform='macos'], [data-platform='windows']) ul:not([data-shown]) > [data-offer='downloadBrowser'],
        html[data-platform='ios'] ul:not([data-shown]) > [data-offer='iosApp'],
        html[data-platform='android'] ul:not([data-shown]) > [data-offer='androidApp'],
        html:is([data-platform='linux'], [data-platform='chromeos'], [data-platform='old'])
          ul:not([data-shown])
          > [data-offer='addToBrowser'],
        html:is([data-platform='linux'], [data-platform='chromeos'], [data-platform='old'])
          ul:not([data-shown])
          > [data-offer='mobileApps'],
        .offers li[data-shown] {
          display: block;
        }

        .offers .card {
          position: relative;
          display: grid;
          grid-template-columns: auto minmax(0, 1fr) auto;
          align-items: center;
          gap: var(--space-3);
          width: 100%;
          height: 100%;
          min-height: 4.5rem;
          padding: var(--space-3) var(--space-4) var(--space-3) var(--space-3);
          border: 1px solid var(--color-border);
          border-radius: var(--radius-medium);
          background: var(--color-surface-raised);
          color: var(--color-text);
          line-height: 1.3;
          text-align: start;
          text-decoration: none;
        }

        .offers .card:hover {
          border-color: var(--color-accent-text);
          color: var(--color-accent-text);
        }

        .offers .card::after {
          width: 0.5rem;
          height: 0.5rem;
          margin-right: 0.25rem;
          border: solid currentColor;
          border-width: 2px 2px 0 0;
          rotate: 45deg;
          content: '';
        }

        [dir='rtl'] .offers .card::after {
          rotate: 225deg;
        }

        .offers .sign {
          display: grid;
          place-items: center;
          width: 2.75rem;
          height: 2.75rem;
          border-radius: var(--radius-small);
          background: var(--color-surface-tint-strong);
          color: var(--color-accent-text);
        }

        @media (--large-text) {
          .offers .sign {
            display: none;
          }

          .offers .card {
            grid-template-columns: minmax(0, 1fr) auto;
          }
        }

        .offers b {
          display: block;
          font-weight: var(--weight-semibold);
        }

        .offers small {
          color: var(--color-text-muted);
          font-size: var(--text-caption);
        }

        html[data-exp-homeherobuttonstyles='treatmentb'] [data-offer='downloadBrowser'] .card,
        html[data-exp-homeherobuttonstyles='treatmentc'] .offers .card {
          border-color: transparent;
          background: var(--color-accent);
          color: var(--color-on-accent);
        }

        html[data-exp-homeherobuttonstyles='treatmentb'] [data-offer='downloadBrowser'] small,
        html[data-exp-homeherobuttonstyles='treatmentc'] .offers small {
          color: inherit;
        }

        @media (--below-narrow) {
          .offers ul {
            grid-template-columns: minmax(0, 1fr);
          }
        }

        @media (--from-narrow) {
          html:is([data-platform='ios'], [data-platform='android']) .offers ul,
          .offers ul[data-shown='1'] {
            grid-template-columns: minmax(0, 21rem);
          }
        }
      `}</style>
    </div>
  );
}
