import { buildOrigin } from '@/lib/attribution/origin';
import { otherDevices } from '@/lib/content/downloads/downloads';
import { downloadWords, otherDeviceNames } from '@/lib/content/downloads/downloadWords';
import { DownloadLink } from './DownloadLink';

type Props = {
  page: string;
  event: string;
  /** The page that contains the row, which needs no link to itself. */
  except?: string;
};

/** Every kind of device, whatever the visitor uses: a wrong guess must not get in the way. */
export function OtherDevices({ page, event, except }: Props) {
  const rows = otherDevices.filter(({ to }) => !('page' in to && to.page === except));
  return (
    <div className="others small-print" data-screen-only>
      <span>{downloadWords.others}</span>
      <ul
        className="wrapping"
        data-link-event={`page.${event}.download.click`}
        data-origin={buildOrigin({ entry: page, source: 'website', content: 'row' })}
      >
        {rows.map(({ id, to }) => (
          <li key={id}>
            <DownloadLink destination={to}>{otherDeviceNames[id]}</DownloadLink>
          </li>
        ))}
      </ul>
      <style jsx>{`
        .others {
          display: flex;
          flex-wrap: wrap;
          align-items: baseline;
          gap: 0 var(--space-3);
          margin-top: var(--space-4);
        }

        ul {
          gap: 0 var(--space-4);
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
