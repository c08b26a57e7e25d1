import { revealField } from '@/lib/device/revealField';

const typed = 'input:not([type="radio"], [type="checkbox"], [type="hidden"]), textarea';

/** On iOS, brings a field that is typed in above the keyboard. The boot script has named the platform. */
export function startRevealedFields(): void {
  if (document.documentElement.dataset.platform !== 'ios') return;
  let callOff = () => {};
  document.addEventListener('focusin', ({ target }) => {
    callOff();
    if (target instanceof Element && target.matches(typed)) callOff = revealField(target);
  });
  document.addEventListener('focusout', () => callOff());
}
