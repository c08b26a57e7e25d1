import type { Config } from './config';

/** What a deployment is to the people who run it. A sandbox stays one, whatever it is used for. */
export function deploymentOf({
  mode,
  staging,
}: Pick<Config, 'mode' | 'staging'>): 'live' | 'staging' | 'sandbox' {
  if (mode === 'sandbox') return 'sandbox';
  return staging ? 'staging' : 'live';
}

/**
 * Whether search engines are to leave the site alone: it can be reached from outside and is not the real one. A sandbox
 * that answers its own machine says nothing about it, so that checks of its pages see what the live site will answer.
 */
export function isHiddenFromSearch(config: Pick<Config, 'mode' | 'staging' | 'sandboxPublic'>): boolean {
  return deploymentOf(config) === 'staging' || config.sandboxPublic;
}
