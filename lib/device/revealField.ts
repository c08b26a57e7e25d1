/** The iOS keyboard has finished sliding in after this time, in milliseconds (specification §9). */
const iosKeyboardDelay = 350;

/**
 * Scrolls a field into view once the iOS keyboard is open: it covers the page without resizing it, so the field would
 * be covered again after an immediate scroll. Returns a function that cancels it. Other systems do this themselves.
 */
export function revealField(field: Pick<Element, 'scrollIntoView'>): () => void {
  const timer = setTimeout(() => field.scrollIntoView({ block: 'center' }), iosKeyboardDelay);
  return () => clearTimeout(timer);
}
