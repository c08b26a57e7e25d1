import type { EnvironmentName } from '../url/environment';

/** Origins of the services by environment; empty means the origin of the page. */
const environments = {
  production: { auth: '', subscriptions: '', restoration: '' },
  staging: { auth: '', subscriptions: '', restoration: '' },
} as const satisfies Record<EnvironmentName, Record<string, string>>;

/** Where the calls of a service go. @throws Error 'Unknown service' (specification §8). */
export function serviceOrigin(service: string, environment: EnvironmentName): string {
  const origins: Readonly<Record<string, string>> = environments[environment];
  const origin = Object.hasOwn(origins, service) ? origins[service] : undefined;
  if (origin === undefined) throw new Error('Unknown service');
  return origin;
}
