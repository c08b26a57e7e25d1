import type { ReactNode } from 'react';

/** Buttons side by side, as many as fit. */
export function ButtonRow({ children }: { children: ReactNode }) {
  return (
    <div className="button-row wrapping gap-3">
      {children}
      <style jsx>{`
        /* Below a filled button, the text of a quiet one starts at the same position. */
        @media (--below-compact) {
          .button-row > :global(* + .quiet) {
            flex-basis: 100%;
            justify-content: start;
            margin-left: max(-1rem, -1 * var(--space-gutter));
          }
        }
      `}</style>
    </div>
  );
}
