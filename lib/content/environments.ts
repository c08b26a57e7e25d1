import type { EnvironmentName } from '../url/environment';

/** Origins of the services by environment; empty means the origin of the page. */
export const environments = {
  production: { auth: '', subscriptions: '' },
  staging: { auth: '', subscriptions: '' },
} as const satisfies Record<EnvironmentName, { auth: string; subscriptions: string }>;
