import { SiteIcon } from '@/components/ui/icons/SiteIcon';
import { downloadWords, type OfferId, offers, offersByDevice } from '@/lib/content/downloads/downloads';
import { DownloadLink } from './DownloadLink';
import { downloadButtonStyles } from './downloadButtonStyles';
import { OtherDevices } from './OtherDevices';

type Props = {
  /** Names the page in the origin of its links: letters and digits, so short that a store takes it. */
  page: string;
  /** Names the place on the page: letters and digits. */
  place?: string;
  /** The page's name in the catalogue of events. */
  event: string;
  /** The one offer of a page about one system. Without it the visitor's device decides. */
  offer?: OfferId;
  /** Centred below a centred heading. */
  align?: 'start' | 'center';
  /** False where another part of the page names the other devices already. */
  others?: boolean;
  /** Without picture and note, for the end of a page; one link stands for the other devices that are left out. */
  brief?: boolean;
};

/**
 * The way to install us on the device in hand, with every other device one step away. Every offer is in the page; the
 * style sheet shows the one for `data-platform`, which the boot script sets before the first paint, so nothing moves.
 * Without a script it leads to the page of all devices. Pages with it name the enhancement `downloadButton`.
 */
export function DownloadButton({
  page,
  place = 'hero',
  event,
  offer,
  align = 'start',
  others = true,
  brief = false,
}: Props) {
  const shown = offer ? [offer] : offersByDevice;
  // The pages about one system say on the spot what to do with its file.
  const help = offer === 'mac' || offer === 'windows' ? '#install' : '/app/devices#file';
  return (
    <div className={`download-button ${align}`} data-download-place={place}>
      {shown.map((id) => {
        const { label, note, icon, ...way } = offers[id];
        return (
          <div key={id} className={offer ? 'offer only' : `offer ${id}`}>
            <DownloadLink
              way={way}
              page={page}
              place={place}
              event={event}
              look="primary"
              extension={id === 'extension'}
            >
              {brief ? null : <SiteIcon name={icon} size={24} />}
              {label}
            </DownloadLink>
            {brief ? null : <p className="note">{note}</p>}
          </div>
        );
      })}
      <p role="status" className="started">
        <span hidden data-download-started>
          {downloadWords.started} <a href={help}>{downloadWords.next}</a>
        </span>
      </p>
      {brief && !others ? (
        <a className="all" href="/app/devices">
          {downloadWords.all}
        </a>
      ) : null}
      {others ? <OtherDevices page={page} event={event} except={offer && `/${offer}`} /> : null}
      <style jsx global>
        {downloadButtonStyles}
      </style>
    </div>
  );
}
