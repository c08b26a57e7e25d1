/** The iOS keyboard has finished sliding in after this time, in milliseconds (specification §9). */
const keyboardDelay = 350;
const typed = 'input:not([type="radio"], [type="checkbox"], [type="hidden"]), textarea';

/**
 * On iOS, scrolls the focused field into view once the keyboard is open: it covers the page without resizing it, so the
 * field would be covered again after an immediate scroll. The boot script has identified the platform.
 */
export function startRevealedFields(): void {
  if (document.documentElement.dataset.platform !== 'ios') return;
  let timer: ReturnType<typeof setTimeout> | undefined;
  document.addEventListener('focusin', ({ target }) => {
    clearTimeout(timer);
    if (!(target instanceof Element && target.matches(typed))) return;
    timer = setTimeout(() => target.scrollIntoView({ block: 'center' }), keyboardDelay);
  });
  document.addEventListener('focusout', () => clearTimeout(timer));
}
