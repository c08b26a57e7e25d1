type Props = { title: string; items: readonly { id: string; title: string; text: string }[] };

/** What can come in the way of an installation. Each opens by itself or by its fragment, without a script. */
export function Troubles({ title, items }: Props) {
  return (
    <div className="troubles">
      <h2>{title}</h2>
      {items.map((item) => (
        <details key={item.id} id={item.id}>
          <summary>{item.title}</summary>
          <p>{item.text}</p>
        </details>
      ))}
      <style jsx>{`
        h2 {
          margin-bottom: var(--space-4);
        }

        details {
          border-top: 1px solid var(--color-border);
        }

        details:last-child {
          border-bottom: 1px solid var(--color-border);
        }

        summary {
          display: flex;
          align-items: center;
          justify-content: space-between;
          gap: var(--space-3);
          min-height: 3.25rem;
          font-weight: var(--weight-medium);
          list-style: none;
          cursor: pointer;
        }

        summary::-webkit-details-marker {
          display: none;
        }

        summary::after {
          flex: none;
          width: 0.5rem;
          height: 0.5rem;
          margin-right: 0.25rem;
          border: solid currentColor;
          border-width: 0 2px 2px 0;
          translate: 0 -0.125rem;
          rotate: 45deg;
          content: '';
        }

        details[open] summary::after {
          translate: 0 0.125rem;
          rotate: 225deg;
        }

        summary:hover {
          color: var(--color-accent-text);
        }

        p {
          padding-bottom: var(--space-4);
          color: var(--color-text-muted);
        }

        @media print {
          details::details-content {
            content-visibility: visible;
          }
        }
      `}</style>
    </div>
  );
}
