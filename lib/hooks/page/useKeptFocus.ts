import { type RefCallback, useCallback, useEffect, useReducer, useRef } from 'react';

/**
 * Keeps a keyboard user's place when what was pressed disappears, where browsers move the focus to the start of the
 * page. Call `keepFocus` when the press had its effect: once the pressed element is gone, now or later, the focus moves
 * to `place`, an element with `tabIndex={-1}` nearby. Whoever has moved on by then is left alone.
 */
export function useKeptFocus(): { place: RefCallback<HTMLElement>; keepFocus: () => void } {
  const element = useRef<HTMLElement | null>(null);
  const pressed = useRef<Element | null>(null);
  const [, renderAgain] = useReducer((count: number) => count + 1, 0);

  // After every render, as any of them may be the one without the pressed element.
  useEffect(() => {
    const focused = document.activeElement;
    if (pressed.current === null) return;
    if (focused === document.body) element.current?.focus({ preventScroll: true });
    else if (focused === pressed.current) return;
    pressed.current = null;
  });

  const place = useCallback((shown: HTMLElement | null) => {
    element.current = shown;
  }, []);
  const keepFocus = useCallback(() => {
    pressed.current = document.activeElement;
    renderAgain();
  }, []);
  return { place, keepFocus };
}
