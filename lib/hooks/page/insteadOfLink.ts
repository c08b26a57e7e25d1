import type { MouseEvent } from 'react';

/** What a press on a link does where an app opens a screen of its own for it; undefined leaves the link as it is. */
export function insteadOfLink<Given extends unknown[]>(
  open: ((...given: Given) => void) | null | undefined,
  ...given: Given
): ((event: MouseEvent) => void) | undefined {
  if (!open) return undefined;
  return (event) => {
    event.preventDefault();
    open(...given);
  };
}
