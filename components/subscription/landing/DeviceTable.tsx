import { Sign } from '@/components/marketing/Sign';
import {
  type Device,
  deviceNames,
  devices,
  featureFacts,
  featureOrder,
} from '@/lib/content/subscription/proFeatures';
import { featureShortNames } from '@/lib/content/subscription/proFeatureWords';
import { reading } from '@/lib/content/subscription/proReading';
import type { FeatureName } from '@/lib/contract/subscription';

const { caption, feature: featureLabel, yes, no } = reading.devices.table;

/** Which feature runs where. Roles are explicit, as grid display can hide the meaning of table parts. */
export function DeviceTable() {
  return (
    // biome-ignore-start lint/a11y/noRedundantRoles: see above, grid display removes the native roles in some browsers
    <table role="table" className="device-table full-width">
      <caption className="small-title strong-weight title-leading">{caption}</caption>
      <thead role="rowgroup">
        <tr role="row">
          <th className="caption-text strong-weight" role="columnheader" scope="col">
            <span className="spoken">{featureLabel}</span>
          </th>
          {devices.map((device) => (
            <th className="caption-text strong-weight" key={device} role="columnheader" scope="col">
              {deviceNames[device]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {featureOrder(null).map((feature) => (
          <tr key={feature} role="row" data-flag={feature === 'Duck.ai' ? 'usePaidDuckAi' : undefined}>
            <th className="small-text medium-weight" role="rowheader" scope="row">
              {featureShortNames[feature].name}
              {featureShortNames[feature].place ? <small>{featureShortNames[feature].place}</small> : null}
            </th>
            {devices.map((device) => (
              <td key={device} role="cell">
                {answer(feature, device)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      {/* biome-ignore-end lint/a11y/noRedundantRoles: see above */}
      <style jsx global>{`
        .device-table {
          border: 1px solid var(--card-border);
          border-collapse: separate;
          border-spacing: 0;
          border-radius: var(--card-radius);
          background: var(--card-background);
          table-layout: fixed;
        }

        .device-table caption {
          padding-bottom: var(--space-3);
          text-align: start;
        }

        .device-table th,
        .device-table td {
          padding: var(--space-3) var(--space-1);
          text-align: center;
        }

        .device-table tbody th,
        .device-table tbody td {
          border-top: 1px solid var(--card-border);
        }

        .device-table tbody th {
          padding-left: var(--space-4);
          line-height: 1.35;
          text-align: start;
        }

        .device-table small {
          display: block;
          color: var(--color-text-muted);
          font-size: var(--text-caption);
          font-weight: var(--weight-regular);
        }

        @media (--from-narrow) {
          .device-table thead th:first-child {
            width: 40%;
          }
        }

        @media (--below-narrow) {
          .device-table thead,
          .device-table tbody {
            display: block;
          }

          .device-table tr {
            display: grid;
            grid-template-columns: repeat(4, minmax(0, 1fr));
          }

          .device-table thead th:first-child {
            height: 0;
            padding: 0;
          }

          .device-table tr > th:first-child {
            grid-column: 1 / -1;
          }

          .device-table tbody th {
            padding-bottom: 0;
          }

          .device-table tbody td {
            border-top: 0;
          }
        }
      `}</style>
    </table>
  );
}

function answer(feature: FeatureName, device: Device) {
  const runs = featureFacts[feature].devices.includes(device);
  return (
    <>
      <Sign kind={runs ? 'yes' : 'no'} />
      <span className="spoken">{runs ? yes : no}</span>
    </>
  );
}
