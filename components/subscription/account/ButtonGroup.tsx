import type { ReactNode } from 'react';

/** Buttons side by side, and below each other on a phone. */
export function ButtonGroup({ children }: { children: ReactNode }) {
  return (
    <div>
      {children}
      <style jsx>{`
        div {
          display: flex;
          flex-wrap: wrap;
          gap: var(--space-2);
        }

        @media (--below-compact) {
          div {
            display: grid;
          }
        }
      `}</style>
    </div>
  );
}
