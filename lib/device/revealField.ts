import { readBrowserFacts } from './browserFacts';
import { type OperatingSystemName, operatingSystem } from './operatingSystem';

/** The keyboard of iOS has slid in after this time, in milliseconds (specification §9). */
export const iosKeyboardDelay = 350;

/**
 * Scrolls a field into view when it gets the focus. iOS slides its keyboard over the page without resizing it, so there
 * the scroll waits until the keyboard stands. Returns how to call it off.
 */
export function revealField(
  field: Pick<Element, 'scrollIntoView'>,
  system: OperatingSystemName = operatingSystem(readBrowserFacts()).name,
): () => void {
  const reveal = () => field.scrollIntoView({ block: 'center' });
  if (system !== 'ios') {
    reveal();
    return () => {};
  }
  const timer = setTimeout(reveal, iosKeyboardDelay);
  return () => clearTimeout(timer);
}
