import { DownloadLink } from '@/components/marketing/DownloadLink';
import { type DeviceGroup, deviceGroups } from '@/lib/content/downloadPages/devices';
import {
  deviceGroupWords,
  deviceWords,
  downloadWayWords,
} from '@/lib/content/downloadPages/downloadDeviceWords';

function Group({ group }: { group: DeviceGroup }) {
  const { title, note } = deviceGroupWords[group.id];
  return (
    <section className="two-columns line-above" id={group.id} aria-labelledby={`${group.id}-title`}>
      <div>
        <h2 id={`${group.id}-title`}>{title}</h2>
        <p className="small-print above-1">{note}</p>
      </div>
      <ul className="rows">
        {group.rows.map((row) => (
          <li className="in-column level" key={row.id}>
            <div>
              <h3>{deviceWords[row.id].name}</h3>
              <p className="small-print above-1">{deviceWords[row.id].needs}</p>
            </div>
            <ul className="options wrapping">
              {row.links.map(({ way, to }) => (
                <li key={way}>
                  <DownloadLink destination={to} page="devices" placement="list" event="appdevices">
                    {downloadWayWords[way]}
                  </DownloadLink>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      <style jsx>{`
        section {
          --first: 4fr;
          --second: 8fr;
          gap: var(--space-5) var(--space-8);
          padding-block: var(--space-7);
          scroll-margin-top: var(--space-5);
        }

        .rows > li {
          grid-template-columns: minmax(0, 5fr) minmax(0, 6fr);
          gap: var(--space-2) var(--space-5);
          padding-block: var(--space-3);
        }

        .rows > li + li {
          border-top: 1px dashed var(--color-border);
        }

        .options {
          gap: 0 var(--space-5);
        }

        .options :global(a) {
          display: inline-flex;
          align-items: center;
          min-height: 2.5rem;
          font-weight: var(--weight-semibold);
        }

        section:target h2 {
          color: var(--color-accent-text);
        }

        @media (--below-compact) {
          .rows > li {
            grid-template-columns: minmax(0, 1fr);
          }
        }
      `}</style>
    </section>
  );
}

export function DeviceDirectory() {
  return (
    <div className="page-column">
      {deviceGroups.map((group) => (
        <Group key={group.id} group={group} />
      ))}
    </div>
  );
}
