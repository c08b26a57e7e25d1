import type { MouseEvent } from 'react';

/** The click handler for a link where an app opens its own screen instead; undefined leaves the link as it is. */
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
