import { type Browser, browser } from './browser';
import { type BrowserFacts, extensionPlatform, readBrowserFacts } from './browserFacts';
import { type OperatingSystem, operatingSystem } from './operatingSystem';
import { isAtLeast } from './version';

type FormFactor = 'mobile' | 'tablet' | 'desktop';

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
    formFactor: formFactor(system, facts),
    inApp: shown.name === 'own' || (facts.productPlatform !== '' && !extensionInstalled),
    extensionInstalled,
    oldBrowser: isOldBrowser(system, shown),
  };
}

/** Phone, tablet or desktop. Android says "Mobile" only on phones. */
function formFactor({ name }: OperatingSystem, { userAgent, clientMobile }: BrowserFacts): FormFactor {
  switch (name) {
    case 'ios':
      return /iPhone|iPod/.test(userAgent) ? 'mobile' : 'tablet';
    case 'android':
      return clientMobile || /\bMobile\b/.test(userAgent) ? 'mobile' : 'tablet';
    case 'other':
      return /\bMobile\b|Phone/i.test(userAgent) ? 'mobile' : 'desktop';
    default:
      return 'desktop';
  }
}

/** Oldest versions in which the site is tested, per desktop browser. */
const desktopFloor: Partial<Record<Browser['name'], number>> = {
  chrome: 60,
  brave: 60,
  edge: 60,
  firefox: 60,
  opera: 60,
  safari: 9,
};
const iosFloor = 11;
const androidFloor = 4;

/** Whether a browser is too old for us to guarantee anything. An unknown browser or version is not. */
function isOldBrowser(system: OperatingSystem, { name, version }: Browser): boolean {
  if (name === 'internetExplorer') return true;
  if (system.name === 'ios') return !isAtLeast(system.version, [iosFloor]);
  if (system.name === 'android') return !isAtLeast(system.version, [androidFloor]);
  const floor = desktopFloor[name];
  return floor !== undefined && !isAtLeast(version, [floor]);
}
