import type { ReactNode } from 'react';

/** Edge length in pixels at the default text size. */
export type IconSize = 16 | 20 | 24 | 32;

/**
 * Always decoration: the text next to an icon, or the label of its button, carries the meaning. A page contains dozens
 * of them, so their stroke and the most frequent size are set once in styles/base.css and not as attributes on each.
 */
export function IconFrame({ size, children }: { size: IconSize; children: ReactNode }) {
  const edge = size === 24 ? undefined : size;
  return (
    <svg aria-hidden="true" className="icon" viewBox="0 0 24 24" width={edge} height={edge}>
      {children}
    </svg>
  );
}
