import { useEffect } from 'react';

/** Moves the focus and the view to the heading of a step that has no field, so that it is seen and read aloud. Mount it with the step. */
export function FocusHeading() {
  useEffect(() => {
    const heading = document.querySelector<HTMLElement>('main h1');
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus();
  }, []);
  return null;
}
