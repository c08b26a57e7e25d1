import type { Config } from './config';

/** What kind of deployment this is to its operators. A sandbox remains one, whatever it is used for. */
export function deploymentOf({
  mode,
  staging,
}: Pick<Config, 'mode' | 'staging'>): 'live' | 'staging' | 'sandbox' {
  if (mode === 'sandbox') return 'sandbox';
  return staging ? 'staging' : 'live';
}

/**
 * Whether search engines should leave the site alone, because it is reachable from outside and is not the real one. A
 * sandbox on its own machine does not say so, so that checks of its pages see what the live site will answer.
 */
export function isHiddenFromSearch(config: Pick<Config, 'mode' | 'staging' | 'sandboxPublic'>): boolean {
  return deploymentOf(config) === 'staging' || config.sandboxPublic;
}
