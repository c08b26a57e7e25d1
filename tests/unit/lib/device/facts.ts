import type { BrowserFacts } from '@/lib/device/browserFacts';

export const webkit = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
export const chrome = (version = '140.0.0.0') =>
  `AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${version} Safari/537.36`;

export const macWords = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)';
export const windowsWords = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)';
export const linuxWords = 'Mozilla/5.0 (X11; Linux x86_64)';
export const iphone = `Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) ${webkit} Version/18.5 Mobile/15E148 Safari/604.1`;
export const safari = `${macWords} ${webkit} Version/18.5 Safari/605.1.15`;
export const android = `Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36`;

/** A browser that says this, and nothing where nothing is given. */
export function facts(userAgent: string, changes: Partial<BrowserFacts> = {}): BrowserFacts {
  return {
    userAgent,
    platform: '',
    maxTouchPoints: 0,
    clientPlatform: '',
    clientMobile: null,
    brave: false,
    productPlatform: '',
    ...changes,
  };
}
