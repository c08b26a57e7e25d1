type Props = { eyebrow?: string; title: string; lead: string; align?: 'start' | 'center' };

/** The main heading of a page about our apps, and the sentence under it. */
export function PageTitle({ eyebrow, title, lead, align = 'start' }: Props) {
  return (
    <div className={align}>
      {eyebrow ? <p className="eyebrow">{eyebrow}</p> : null}
      <h1>{title}</h1>
      <p className="lead">{lead}</p>
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

        h1 {
          font-size: var(--text-display);
          letter-spacing: var(--tracking-display);
          line-height: var(--leading-display);
        }

        .lead {
          max-width: 34rem;
          margin-block: var(--space-5) var(--space-6);
          color: var(--color-text-muted);
          font-size: var(--text-lead);
          line-height: var(--leading-lead);
        }

        .center .lead {
          margin-inline: auto;
          text-wrap: balance;
        }
      `}</style>
    </div>
  );
}
