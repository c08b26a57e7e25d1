export function Facts({ rows }: { rows: readonly { term: string; text: string }[] }) {
  return (
    <dl className="in-column line-above">
      {rows.map(({ term, text }) => (
        <div className="in-column line-below" key={term}>
          <dt className="muted">{term}</dt>
          <dd className="medium-weight">{text}</dd>
        </div>
      ))}
      <style jsx>{`
        /* The longest term of the list decides where all values begin. */
        dl {
          grid-template-columns: minmax(min-content, 1fr) minmax(0, 2fr);
          column-gap: var(--space-4);
        }

        div {
          grid-template-columns: subgrid;
          grid-column: 1 / -1;
          padding-block: var(--space-3);
        }
      `}</style>
    </dl>
  );
}
