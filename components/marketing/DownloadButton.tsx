import { DownloadLink } from '@/components/marketing/DownloadLink';
import { SiteIcon } from '@/components/ui/icons/SiteIcon';
import { buildOrigin } from '@/lib/attribution/origin';
import { type OfferId, offers, offersByDevice, otherDevices } from '@/lib/content/downloads/downloads';
import { downloadWords, offerWords, otherDeviceNames } from '@/lib/content/downloads/downloadWords';
import { localUrl } from '@/lib/content/site/languages/localUrl';

type Props = {
  /** Names the page in the origin of its links: letters and digits, short enough for a store to accept. */
  page: string;
  /** Names the place on the page: letters and digits. */
  placement?: string;
  /** The page's name in the event catalog. */
  event: string;
  /** The only offer, on a page about one system. Without it, the visitor's device decides. */
  offer?: OfferId;
  /** `center` below a centered heading. */
  align?: 'start' | 'center';
  /** False where another part of the page already lists the other devices. */
  others?: boolean;
  /** Without picture and note, for the end of a page; a single link replaces the list of other devices. */
  brief?: boolean;
};

/**
 * The way to install our app on the current device, with all other devices one step away. All offers are in the page;
 * the style sheet shows the one for `data-platform`, which the boot script sets before the first paint, so nothing
 * moves. Without a script it leads to the page of all devices. Pages that use it add the enhancement
 * `downloads/downloadButton`.
 */
export function DownloadButton({
  page,
  placement = 'hero',
  event,
  offer,
  align = 'start',
  others = true,
  brief = false,
}: Props) {
  const shown = offer ? [offer] : offersByDevice;
  // The pages about one system explain right there what to do with its file.
  const help = offer === 'mac' || offer === 'windows' ? '#install' : '/app/devices#file';
  return (
    <div className={`download-button in-column ${align}`} data-download-placement={placement}>
      {shown.map((id) => {
        const { icon, to } = offers[id];
        const { label, note } = offerWords[id];
        return (
          <div key={id} className={offer ? 'offer only' : `offer ${id}`}>
            <DownloadLink
              destination={to}
              page={page}
              placement={placement}
              event={event}
              look="primary"
              extension={id === 'extension'}
            >
              {brief ? null : <SiteIcon name={icon} size={24} />}
              {label}
            </DownloadLink>
            {brief ? null : <p className="small-print above-2">{note}</p>}
          </div>
        );
      })}
      <p role="status" className="started">
        <span hidden data-download-started>
          {downloadWords.started} <a href={localUrl(help)}>{downloadWords.next}</a>
        </span>
      </p>
      {brief && !others ? (
        <a className="small-text medium-weight above-3" href={localUrl('/app/devices')}>
          {downloadWords.all}
        </a>
      ) : null}
      {others ? <OtherDevices page={page} event={event} except={offer && `/${offer}`} /> : null}
      <style jsx global>{`
        /* One of the offers is shown: the page's only one, the one for this platform, or the link to all of them. */
        .download-button {
          justify-items: start;
        }

        .download-button.center {
          justify-items: center;
          text-align: center;
        }

        .download-button .offer {
          display: none;
        }

        .download-button .only,
        html:not([data-platform]) .download-button .any,
        html[data-platform='macos'] .download-button .mac,
        html[data-platform='windows'] .download-button .windows,
        html[data-platform='ios'] .download-button .ios,
        html[data-platform='android'] .download-button .android,
        html[data-platform='linux'] .download-button .extension,
        html[data-platform='chromeos'] .download-button .extension,
        html[data-platform='old'] .download-button .old {
          display: block;
        }

        .download-button .started > span {
          display: inline-block;
          margin-top: var(--space-3);
          padding: 0.375rem 0.875rem;
          border-radius: var(--radius-medium);
          background: var(--color-success-surface);
          color: var(--color-text);
          font-size: var(--text-small);
        }

        @media (--below-compact) {
          .download-button .offer,
          .download-button .offer .button {
            width: 100%;
          }
        }
      `}</style>
    </div>
  );
}

type OtherDevicesProps = {
  page: string;
  event: string;
  /** The page that contains the row, which needs no link to itself. */
  except?: string;
};

/** Every other kind of device, in case the guess is wrong; without the visitor's own where the button offers it. */
function OtherDevices({ page, event, except }: OtherDevicesProps) {
  const rows = otherDevices.filter(({ to }) => !('page' in to && to.page === except));
  return (
    <div className="others small-print wrapping above-4" data-screen-only>
      <span>{downloadWords.others}</span>
      <ul
        className="wrapping"
        data-link-event={`page.${event}.download.click`}
        data-origin={buildOrigin({ entry: page, source: 'website', content: 'row' })}
      >
        {rows.map(({ id, to }) => (
          <li key={id} className={except ? undefined : id}>
            <DownloadLink destination={to}>{otherDeviceNames[id]}</DownloadLink>
          </li>
        ))}
      </ul>
      <style jsx>{`
        .others {
          align-items: baseline;
          gap: 0 var(--space-3);
        }

        ul {
          gap: 0 var(--space-4);
        }

        :global(html[data-platform='macos']) .mac,
        :global(html[data-platform='windows']) .windows,
        :global(html[data-platform='ios']) .ios,
        :global(html[data-platform='android']) .android {
          display: none;
        }

        :global(.download-button.center) .others,
        :global(.download-button.center) ul {
          justify-content: center;
        }

        li :global(a) {
          display: inline-flex;
          align-items: center;
          min-height: 2rem;
          font-weight: var(--weight-medium);
        }
      `}</style>
    </div>
  );
}
