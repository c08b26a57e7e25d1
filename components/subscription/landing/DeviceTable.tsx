import { Sign } from '@/components/marketing/Sign';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
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

/** Which feature runs on which device. */
export function DeviceTable() {
  return (
    <table className="device-table">
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">
            <VisuallyHidden>{featureLabel}</VisuallyHidden>
          </th>
          {devices.map((device) => (
            <th key={device} scope="col">
              {deviceNames[device]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {featureOrder(null).map((feature) => (
          <tr key={feature} data-flag={feature === 'Duck.ai' ? 'usePaidDuckAi' : undefined}>
            <th scope="row">
              {featureShortNames[feature].name}
              {featureShortNames[feature].place ? <small>{featureShortNames[feature].place}</small> : null}
            </th>
            {devices.map((device) => (
              <td key={device}>{answer(feature, device)}</td>
            ))}
          </tr>
        ))}
      </tbody>
      <style jsx global>{`
        .device-table {
          width: 100%;
          border: 1px solid var(--card-border);
          border-collapse: separate;
          border-spacing: 0;
          border-radius: var(--card-radius);
          background: var(--card-background);
        }

        .device-table caption {
          padding-bottom: var(--space-3);
          font-size: var(--text-title-3);
          font-weight: var(--weight-semibold);
          line-height: var(--leading-title);
          text-align: start;
        }

        .device-table th,
        .device-table td {
          padding: var(--space-3) clamp(0.25rem, 1vw, var(--space-3));
          text-align: center;
        }

        .device-table thead th {
          font-size: clamp(0.6875rem, 0.5rem + 0.8vw, var(--text-caption));
          font-weight: var(--weight-semibold);
        }

        .device-table th:last-child,
        .device-table td:last-child {
          padding-right: clamp(var(--space-2), 2vw, var(--space-5));
        }

        .device-table tbody th,
        .device-table tbody td {
          border-top: 1px solid var(--card-border);
        }

        .device-table tbody th {
          padding-left: clamp(var(--space-3), 2vw, var(--space-5));
          font-size: var(--text-small);
          font-weight: var(--weight-medium);
          line-height: 1.35;
          overflow-wrap: anywhere;
          text-align: start;
          hyphens: auto;
        }

        .device-table small {
          display: block;
          color: var(--color-text-muted);
          font-size: var(--text-caption);
          font-weight: var(--weight-regular);
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
      <VisuallyHidden>{runs ? yes : no}</VisuallyHidden>
    </>
  );
}
