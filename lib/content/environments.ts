import type { EnvironmentName } from '../url/environmentName';

/**
 * What stands before the address of a call, by environment. Empty is the origin of the page; this site passes what stands
 * under the other on to the staging services, so that no page calls another host.
 */
const environments = {
  production: { auth: '', subscriptions: '', restoration: '' },
  staging: { auth: '/staging', subscriptions: '/staging', restoration: '/staging' },
} as const satisfies Record<EnvironmentName, Record<string, string>>;

/** Where the calls of a service go. @throws Error 'Unknown service' (specification §8). */
export function serviceOrigin(service: string, environment: EnvironmentName): string {
  const origins: Readonly<Record<string, string>> = environments[environment];
  const origin = Object.hasOwn(origins, service) ? origins[service] : undefined;
  if (origin === undefined) throw new Error('Unknown service');
  return origin;
}
