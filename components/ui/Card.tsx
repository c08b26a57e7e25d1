import type { ReactNode } from 'react';

type Props = {
  children: ReactNode;
  tone?: 'raised' | 'tint' | 'warm' | 'outline';
  padding?: 'normal' | 'none';
};

export function Card({ children, tone = 'raised', padding = 'normal' }: Props) {
  return (
    <div className={`card ${tone} ${padding}`}>
      {children}
      <style jsx>{`
        .card {
          overflow: hidden;
          border: 1px solid transparent;
          border-radius: var(--card-radius);
        }

        .normal {
          padding: var(--card-padding);
        }

        .raised {
          border-color: var(--card-border);
          background: var(--card-background);
          box-shadow: var(--shadow-low);
        }

        .outline {
          border-color: var(--card-border);
        }

        .tint {
          background: var(--color-surface-tint);
        }

        .warm {
          background: var(--color-surface-warm);
        }

        @media print {
          .card {
            border-color: currentColor;
            box-shadow: none;
            break-inside: avoid;
          }
        }
      `}</style>
    </div>
  );
}
