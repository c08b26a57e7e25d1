import type { ReactNode } from 'react';

type Props = { id: string; title: string; children: ReactNode; needsScript?: boolean };

/** The features of a plan below their heading, one per row. */
export function FeatureList({ id, title, children, needsScript = false }: Props) {
  return (
    <section aria-labelledby={id} data-needs-script={needsScript ? '' : undefined}>
      <h2 id={id}>{title}</h2>
      <ul>{children}</ul>
      <style jsx>{`
        h2 {
          margin-bottom: var(--space-3);
          font-size: var(--text-title-3);
        }

        ul {
          border-bottom: 1px solid var(--color-border);
        }
      `}</style>
    </section>
  );
}
