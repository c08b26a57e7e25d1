import { defaultSearchId } from '@/components/sections/home/search/DefaultSearchDialog';
import { SiteIcon } from '@/components/ui/icons/SiteIcon';
import type { SiteIconName } from '@/components/ui/icons/siteIcons';
import { targetLink } from '@/lib/attribution/targetLink';
import { type PromoId, promoEvents } from '@/lib/content/downloads/promos';
import { promoWords } from '@/lib/content/downloads/promoWords';
import { localUrl } from '@/lib/content/site/languages/localUrl';

const icons: Readonly<Record<PromoId, SiteIconName>> = {
  addToBrowser: 'shield',
  setAsDefault: 'search',
  downloadBrowser: 'download',
  mobileApps: 'phone',
  iosApp: 'phone',
  androidApp: 'phone',
};

/** Where each offer leads; a script leads directly to the browser's store, or starts the download for the system. */
const addresses: Readonly<Record<Exclude<PromoId, 'setAsDefault'>, string>> = {
  addToBrowser: '/app/devices#extensions',
  downloadBrowser: '/app',
  mobileApps: '/app/devices',
  iosApp: targetLink('ios'),
  androidApp: targetLink('android'),
};

/** One offer; the whole card is pressable. */
export function OfferCard({ id }: { id: PromoId }) {
  const { title, button } = promoWords[id];
  const content = (
    <>
      <span className="sign">
        <SiteIcon name={icons[id]} size={24} />
      </span>
      <span>
        <b>{title}</b>
        <small>{button}</small>
      </span>
    </>
  );
  const counted = {
    className: 'card',
    'data-event': 'page.home.promo.click',
    'data-event-promo': promoEvents[id],
  };
  return (
    <li data-offer={id}>
      {id === 'setAsDefault' ? (
        <button {...counted} type="button" popoverTarget={defaultSearchId} aria-haspopup="dialog">
          {content}
        </button>
      ) : (
        <a
          {...counted}
          href={localUrl(addresses[id])}
          data-extension-link={id === 'addToBrowser' ? '' : undefined}
        >
          {content}
        </a>
      )}
    </li>
  );
}
