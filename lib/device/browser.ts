import { appUserAgentTokens } from '../content/protocol';
import type { BrowserFacts } from './browserFacts';
import { parseVersion, type Version } from './version';

type BrowserName =
  | 'own'
  | 'chrome'
  | 'edge'
  | 'firefox'
  | 'safari'
  | 'opera'
  | 'brave'
  | 'vivaldi'
  | 'samsung'
  | 'internetExplorer'
  | 'other';
export type Browser = { name: BrowserName; version: Version | null };

/**
 * Most specific first: nearly every browser's user agent also contains the words of Chrome and Safari. Where a pattern
 * alone would also match other browsers, the mark must appear as well.
 */
const patterns: readonly (readonly [name: BrowserName, version: RegExp, mark?: string])[] = [
  ['own', new RegExp(`\\b(?:${appUserAgentTokens.join('|')})/(\\d[\\d.]*)`)],
  ['edge', /\b(?:EdgA|EdgiOS|Edg|Edge)\/(\d[\d.]*)/],
  ['opera', /\b(?:OPR|OPT|OPiOS|Opera)[/ ](\d[\d.]*)/],
  ['vivaldi', /\bVivaldi\/(\d[\d.]*)/],
  ['samsung', /\bSamsungBrowser\/(\d[\d.]*)/],
  ['internetExplorer', /\bMSIE (\d[\d.]*)/],
  ['internetExplorer', /\brv:(\d[\d.]*)/, 'Trident/'],
  ['firefox', /\b(?:Firefox|FxiOS)\/(\d[\d.]*)/],
  ['chrome', /\b(?:Chrome|CriOS|Chromium)\/(\d[\d.]*)/],
  ['safari', /\bVersion\/(\d[\d.]*)/, 'Safari/'],
];

/** The browser and its version. Brave's user agent is exactly Chrome's; Brave is recognized by its own property. */
export function browser({ userAgent, brave }: Pick<BrowserFacts, 'userAgent' | 'brave'>): Browser {
  for (const [name, pattern, mark = ''] of patterns) {
    const match = userAgent.includes(mark) ? pattern.exec(userAgent) : null;
    if (!match) continue;
    const version = parseVersion(match[1]);
    return { name: name === 'chrome' && brave ? 'brave' : name, version };
  }
  return { name: 'other', version: null };
}
