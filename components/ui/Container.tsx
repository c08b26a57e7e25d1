import type { ReactNode } from 'react';

/** The centered column of a page, with its side margins. */
export function Container({ children }: { children: ReactNode }) {
  return (
    <div className="full-width">
      {children}
      <style jsx>{`
        div {
          max-width: calc(var(--width-content) + 2 * var(--space-gutter));
          margin-inline: auto;
          padding-inline: var(--space-gutter);
        }
      `}</style>
    </div>
  );
}
