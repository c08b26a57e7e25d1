import type { ReactNode } from 'react';
import { toneStyles } from '@/components/ui/toneStyles';

export type BadgeTone = 'accent' | 'highlight' | 'neutral' | 'success' | 'warning' | 'danger';

/** A short label for a status or for something new. */
export function Badge({ children, tone = 'accent' }: { children: ReactNode; tone?: BadgeTone }) {
  return (
    <span className={`tone-${tone} level caption-text strong-weight round-ends forced-edge`}>
      {children}
      <style jsx global>
        {toneStyles}
      </style>
      <style jsx>{`
        span {
          display: inline-flex;
          padding: 0.1875rem 0.5625rem;
          line-height: 1.3;
          white-space: nowrap;
        }

        .tone-accent {
          background: var(--color-surface-tint-strong);
          color: var(--color-accent-text-hover);
        }

        .tone-highlight {
          background: var(--color-highlight);
          color: var(--color-on-highlight);
        }

        .tone-neutral {
          background: var(--color-border);
          color: var(--color-text);
        }
      `}</style>
    </span>
  );
}
