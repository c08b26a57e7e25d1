import { type Browser, browser } from './browser';
import { type BrowserFacts, extensionPlatform, readBrowserFacts } from './browserFacts';
import { type FormFactor, formFactor } from './formFactor';
import { isOldBrowser } from './isOldBrowser';
import { type OperatingSystem, operatingSystem } from './operatingSystem';

export type Device = {
  system: OperatingSystem;
  browser: Browser;
  formFactor: FormFactor;
  /** The page is shown inside one of our apps. */
  inApp: boolean;
  /** Our extension is installed in this browser. */
  extensionInstalled: boolean;
  /** Too old for us to guarantee anything. */
  oldBrowser: boolean;
};

/** Everything the pages need to know about the visitor's device. It is a guess: every page offers a way around it. */
export function describeDevice(facts: BrowserFacts = readBrowserFacts()): Device {
  const system = operatingSystem(facts);
  const shown = browser(facts);
  const extensionInstalled = facts.productPlatform === extensionPlatform;
  return {
    system,
    browser: shown,
    formFactor: formFactor(facts),
    inApp: shown.name === 'own' || (facts.productPlatform !== '' && !extensionInstalled),
    extensionInstalled,
    oldBrowser: isOldBrowser(system, shown),
  };
}
