import type { BrowserFacts } from './browserFacts';
import { operatingSystem } from './operatingSystem';

export type FormFactor = 'mobile' | 'tablet' | 'desktop';

/** Phone, tablet or desktop. Android says "Mobile" only on phones. */
export function formFactor(facts: BrowserFacts): FormFactor {
  const { userAgent, clientMobile } = facts;
  switch (operatingSystem(facts).name) {
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
