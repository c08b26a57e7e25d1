import type { ReactNode } from 'react';

export type PageTitleProps = {
  eyebrow?: string;
  title: ReactNode;
  lead?: ReactNode;
  align?: 'start' | 'center';
};

export function PageTitle({ eyebrow, title, lead, align = 'start' }: PageTitleProps) {
  return (
    <div className={align}>
      {eyebrow ? <p className="eyebrow below-3">{eyebrow}</p> : null}
      <h1 className="display-title">{title}</h1>
      {lead ? <p className="lead-text lead">{lead}</p> : null}
      <style jsx>{`
        div {
          max-width: 46rem;
        }

        .lead {
          max-width: 38rem;
          margin-block: var(--space-5) var(--space-6);
        }

        .center {
          max-width: 54rem;
          margin-inline: auto;
          text-align: center;
        }

        .center .lead {
          margin-inline: auto;
          text-wrap: balance;
        }
      `}</style>
    </div>
  );
}
