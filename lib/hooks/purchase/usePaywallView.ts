import { useEffect } from 'react';
import { mayRemember } from '../../privacy/mayRemember';
import { openStorage } from '../../storage/browserStorage';
import { countPaywallView } from '../../storage/localState';

/**
 * Counts one view of the offer in this browser, once it is shown. Kept: only the number. Sent: only the number, as a
 * coarse step, with the press on the button, to tell whether people decide at once. Never: for visitors who asked not
 * to be tracked, nor where consent is asked for (`mayRemember`).
 */
export function usePaywallView(shown: boolean): void {
  useEffect(() => {
    if (shown && mayRemember()) countPaywallView(openStorage(() => window.localStorage));
  }, [shown]);
}
