import type { PortalConfigurationRecord } from './records';

/** A record as API clients see it: without the emulator's internal data, and what only an expansion includes. */
export function present<Shape extends object>(record: Shape): Omit<Shape, 'sandbox'> {
  const { sandbox: _hidden, ...wire } = record as Shape & { sandbox?: unknown };
  return isPortal(wire) ? { ...wire, features: withoutProducts(wire) } : wire;
}

function isPortal(wire: object): wire is PortalConfigurationRecord {
  return 'object' in wire && wire.object === 'billing_portal.configuration';
}

function withoutProducts({ features }: PortalConfigurationRecord) {
  const { products: _asked, ...update } = features.subscription_update;
  return { ...features, subscription_update: update };
}
