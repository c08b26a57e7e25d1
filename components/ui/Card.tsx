import type { ReactNode } from 'react';

/** A tinted part of a screen. */
export function Card({ children }: { children: ReactNode }) {
  return (
    <div className="clipped">
      {children}
      <style jsx>{`
        div {
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
