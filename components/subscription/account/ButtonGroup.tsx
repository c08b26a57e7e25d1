import type { ReactNode } from 'react';

/** Buttons side by side, and below each other on a phone. */
export function ButtonGroup({ children }: { children: ReactNode }) {
  return (
    <div className="wrapping gap-2">
      {children}
      <style jsx>{`
        @media (--below-compact) {
          div {
            display: grid;
          }
        }
      `}</style>
    </div>
  );
}
