import { chromium } from 'playwright-core';
import { findChromium } from '../test/chromium.mjs';

/** Chromium without a window. */
export function openBrowser(...flags) {
  const executablePath = findChromium() || undefined;
  return chromium.launch({ executablePath, args: ['--no-sandbox', ...flags] });
}
