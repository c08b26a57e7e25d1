import type { ReactNode } from 'react';

/** A page that is one thing alone: a form, a question, a state. */
export function TintedPage({ children }: { children: ReactNode }) {
  return (
    <section>
      {children}
      <style jsx>{`
        section {
          padding-block: var(--space-above-title) var(--space-section);
          background: linear-gradient(var(--color-surface), var(--color-surface-tint));
        }

        @media print {
          section {
            padding-block: 0;
            background: none;
          }
        }
      `}</style>
    </section>
  );
}
