import type { ReactNode } from 'react';

type Props = {
  title: ReactNode;
  /** What is below the title where there is room, otherwise below the form. */
  after: ReactNode;
  children: ReactNode;
};

/** A form beside related text, both on a sand-colored band. */
export function ReportLayout({ title, after, children }: Props) {
  return (
    <div className="band">
      <div className="page-column">
        <div className="two-columns columns">
          <div className="title">{title}</div>
          <div className="form">{children}</div>
          <div className="after gap-6 in-column">{after}</div>
        </div>
      </div>
      <style jsx>{`
        .band {
          padding-block: var(--space-above-title) var(--space-section);
          background: linear-gradient(var(--color-surface), var(--color-surface-warm) 30rem);
        }

        .columns {
          --first: 5fr;
          --second: 6fr;
          grid-template-areas: 'title form' 'after form';
          grid-template-rows: auto 1fr;
          align-items: start;
          gap: var(--space-5) var(--space-9);
        }

        .title {
          grid-area: title;
        }

        .form {
          grid-area: form;
        }

        .after {
          grid-area: after;
        }

        @media (--below-wide) {
          .columns {
            grid-template-areas: 'title' 'form' 'after';
            grid-template-rows: none;
          }

          .after :global(.cached-drawing) {
            max-width: 22rem;
            margin-inline: auto;
          }
        }
      `}</style>
    </div>
  );
}
