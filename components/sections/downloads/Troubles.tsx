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
          padding-block: var(--space-3);
          font-weight: var(--weight-medium);
          cursor: pointer;
        }

        summary:hover {
          color: var(--color-accent-text);
        }

        p {
          padding-bottom: var(--space-4);
          padding-left: 1.1rem;
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
