import { DefaultSearchDialog } from '@/components/sections/home/search/DefaultSearchDialog';
import { type PromoId, promos } from '@/lib/content/downloads/promos';
import { homeHero } from '@/lib/content/homeWords';
import { OfferCard } from './OfferCard';
import { offersStyles } from './offersStyles';

/**
 * Two offers for the device in hand. Every offer is in the page and the style sheet shows those of the platform, so that
 * nothing moves; enhance/downloads/offers then looks closer, at the browser, the extension and our own apps.
 */
export function Offers() {
  return (
    <div className="offers" data-screen-only>
      <ul
        className="choice"
        aria-label={homeHero.offers}
        data-offers=""
        data-experiment="homeherobuttonstyles"
      >
        {Object.keys(promos).map((id) => (
          <OfferCard key={id} id={id as PromoId} />
        ))}
      </ul>
      <DefaultSearchDialog />
      <style jsx global>
        {offersStyles}
      </style>
    </div>
  );
}
