import type { ReactNode } from 'react';

/** A tinted part of a screen. */
export function Card({ children }: { children: ReactNode }) {
  return (
    <div>
      {children}
      <style jsx>{`
        div {
          overflow: hidden;
          padding: var(--card-padding);
          border: 1px solid transparent;
          border-radius: var(--card-radius);
          background: var(--color-surface-tint);
        }

        @media print {
          div {
            border-color: currentColor;
            break-inside: avoid;
          }
        }
      `}</style>
    </div>
  );
}
