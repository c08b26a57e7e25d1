type Props = { eyebrow?: string; title: string; lead: string; align?: 'start' | 'center' };

/** The main heading of a page about our apps, and the sentence below it. */
export function PageTitle({ eyebrow, title, lead, align = 'start' }: Props) {
  return (
    <div className={align}>
      {eyebrow ? <p className="eyebrow">{eyebrow}</p> : null}
      <h1 className="display-title">{title}</h1>
      <p className="lead-text lead">{lead}</p>
      <style jsx>{`
        div {
          max-width: 40rem;
        }

        .center {
          margin-inline: auto;
          text-align: center;
        }

        .eyebrow {
          display: inline-block;
          margin-bottom: var(--space-4);
          padding: 0.25rem 0.875rem;
          border-radius: var(--radius-round);
          background: var(--color-surface-tint-strong);
          color: var(--color-accent-text-hover);
          font-size: var(--text-small);
          font-weight: var(--weight-semibold);
        }

        .lead {
          max-width: 34rem;
          margin-block: var(--space-5) var(--space-6);
        }

        .center .lead {
          margin-inline: auto;
          text-wrap: balance;
        }
      `}</style>
    </div>
  );
}
