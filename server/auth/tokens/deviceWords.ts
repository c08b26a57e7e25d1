import { appUserAgentTokens } from '@/lib/content/protocol';
import {
  type DeviceKind,
  type DeviceSystem,
  type DeviceWords,
  deviceSystems,
} from '@/lib/contract/signInDevice';
import type { Client } from '@/server/auth/authorize/authorizationRequest';

/** Most specific first: user agents also contain the words of the browsers and systems they derive from. */
const kinds: readonly (readonly [DeviceKind, RegExp])[] = [
  ['edge', /\b(?:EdgA|EdgiOS|Edg|Edge)\//],
  ['opera', /\b(?:OPR|OPT|OPiOS|Opera)\b/],
  ['vivaldi', /\bVivaldi\//],
  ['samsung', /\bSamsungBrowser\//],
  ['firefox', /\b(?:Firefox|FxiOS)\//],
  ['chrome', /(?:Chrome|CriOS|Chromium)\//],
  ['safari', /\bSafari\//],
];

const systems: readonly (readonly [DeviceSystem, RegExp])[] = [
  ['android', /android/i],
  ['ios', /iphone|ipad|ios/i],
  ['windows', /windows/i],
  ['macos', /mac/i],
  ['chromeos', /\bCrOS\b/],
  ['linux', /linux|x11/i],
];

/** The two words that are kept of a user agent; the text itself is not stored. */
export function deviceWordsOf(client: Client['kind'], userAgent: string | null): DeviceWords {
  const words = userAgent ?? '';
  return {
    kind: client === 'native' ? 'app' : kindOf(words),
    system: systems.find(([, pattern]) => pattern.test(words))?.[0] ?? 'other',
  };
}

function kindOf(words: string): DeviceKind {
  if (appUserAgentTokens.some((token) => words.includes(`${token}/`))) return 'own';
  return kinds.find(([, pattern]) => pattern.test(words))?.[0] ?? 'browser';
}

/** The older name of a device in the list of sessions, which apps know: `web`, an app's system, or `app`. */
export function platformOf({ kind, system }: DeviceWords): string {
  if (kind !== 'app') return 'web';
  return ['android', 'ios', 'windows', 'macos'].includes(system) ? system : 'app';
}

/** The words of a sign-in that was stored before they were kept. */
export function wordsOfPlatform(platform: string): DeviceWords {
  const system = deviceSystems.find((name) => name === platform) ?? 'other';
  return { kind: platform === 'web' ? 'browser' : 'app', system };
}
