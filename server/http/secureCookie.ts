import type { Config } from '@/server/config/config';

/**
 * The end of a Set-Cookie line. `Secure` wherever visitors come by https; the sandbox on plain http goes without it,
 * because WebKit keeps no such cookie there.
 */
export function secureAttribute({ publicOrigin }: Pick<Config, 'publicOrigin'>): '; Secure' | '' {
  return publicOrigin.startsWith('https:') ? '; Secure' : '';
}
