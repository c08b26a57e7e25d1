/** The keyboard of iOS has slid in after this time, in milliseconds (specification §9). */
const iosKeyboardDelay = 350;

/**
 * Scrolls a field into view once the keyboard of iOS stands: it slides over the page without resizing it, so a scroll
 * at once would be hidden again. Returns a function that cancels it. Other systems do it themselves.
 */
export function revealField(field: Pick<Element, 'scrollIntoView'>): () => void {
  const timer = setTimeout(() => field.scrollIntoView({ block: 'center' }), iosKeyboardDelay);
  return () => clearTimeout(timer);
}
