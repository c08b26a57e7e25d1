import type { Client } from '@/server/auth/authorize/clients';

const systems: readonly [RegExp, string][] = [
  [/android/i, 'android'],
  [/iphone|ipad|ios/i, 'ios'],
  [/windows/i, 'windows'],
  [/mac/i, 'macos'],
];

/** The platform name shown for a device in the list of sessions; the user agent itself is not stored. */
export function platformOf(client: Client, userAgent: string | null): string {
  if (client.kind === 'web') return 'web';
  return systems.find(([pattern]) => pattern.test(userAgent ?? ''))?.[1] ?? 'app';
}
