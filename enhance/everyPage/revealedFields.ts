import { revealField } from '@/lib/device/revealField';

const typed = 'input:not([type="radio"], [type="checkbox"], [type="hidden"]), textarea';

/** On iOS, scrolls the focused field above the keyboard. The boot script has identified the platform. */
export function startRevealedFields(): void {
  if (document.documentElement.dataset.platform !== 'ios') return;
  let callOff = () => {};
  document.addEventListener('focusin', ({ target }) => {
    callOff();
    if (target instanceof Element && target.matches(typed)) callOff = revealField(target);
  });
  document.addEventListener('focusout', () => callOff());
}
