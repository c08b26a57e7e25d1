/** Origins of the services by environment; empty means the origin of the page. The names are part of the wire. */
export const environments = {
  production: { auth: '', subscriptions: '' },
  staging: { auth: '', subscriptions: '' },
} as const;

export type EnvironmentName = keyof typeof environments;
/** Session storage key and query parameter that choose the environment. */
export const environmentKey = 'environment';
