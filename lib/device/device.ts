import { type Browser, browser } from './browser';
import { type BrowserFacts, extensionPlatform, readBrowserFacts } from './browserFacts';
import { type OperatingSystem, operatingSystem } from './operatingSystem';

type FormFactor = 'mobile' | 'tablet' | 'desktop';

export type Device = {
  system: OperatingSystem;
  browser: Browser;
  formFactor: FormFactor;
  /** The page is shown inside one of our apps. */
  inApp: boolean;
  /** Our extension is installed in this browser. */
  extensionInstalled: boolean;
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
