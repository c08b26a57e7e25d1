import type { ReactNode } from 'react';

/** Buttons side by side, as many as fit. */
export function ButtonRow({ children }: { children: ReactNode }) {
  return (
    <div className="button-row">
      {children}
      <style jsx>{`
        .button-row {
          display: flex;
          flex-wrap: wrap;
          gap: var(--space-3);
        }

        /* Under the filled button the words of a quiet one begin where that one does. */
        @media (--below-compact) {
          .button-row > :global(* + .quiet) {
            flex-basis: 100%;
            justify-content: start;
            margin-left: -1rem;
          }
        }
      `}</style>
    </div>
  );
}
