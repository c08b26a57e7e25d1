import type { HandlerResult } from '@/server/http/requestContext';
import { builtScript } from '@/server/sandbox/builtScript';

/** What stands around each page in the frame of a device. */
export const webViewScript = '/sandbox/apps/web-view.js';

/** The scripts of the drawn devices: their addresses, and the files that the build bundles from packages/fake-apps. */
const scripts = {
  '/sandbox/apps/device.js': 'drawnDevice.js',
  [webViewScript]: 'webView.js',
};

/** `GET` of one of these scripts; null for any other address. */
export function appScript(path: string): HandlerResult | null {
  const file = Object.entries(scripts).find(([address]) => address === path)?.[1];
  return file ? builtScript(file) : null;
}
