import type { ReactNode } from 'react';

type Props = { id: string; title: string; children: ReactNode; needsScript?: boolean };

/** The features of a plan below their heading, one per row. */
export function FeatureList({ id, title, children, needsScript = false }: Props) {
  return (
    <section aria-labelledby={id} data-needs-script={needsScript ? '' : undefined}>
      <h2 className="below-3 small-title" id={id}>
        {title}
      </h2>
      <ul className="line-below">{children}</ul>
    </section>
  );
}
