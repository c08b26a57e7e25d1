import type { ReactNode } from 'react';

type AccordionItem = {
  id: string;
  title: string;
  content: ReactNode;
  open?: boolean;
  /** More words by which a filter finds it. */
  searchedAs?: string;
};

type Props = {
  items: readonly AccordionItem[];
  /** The event counted when a question is opened. */
  event?: string;
};

/** Questions that expand one by one. They are details elements: no script is needed, and find-in-page opens them. */
export function Accordion({ items, event }: Props) {
  return (
    <div className="accordion">
      {items.map((item) => (
        <details key={item.id} id={item.id} open={item.open} data-searched-as={item.searchedAs}>
          <summary data-event={event}>
            <h3>{item.title}</h3>
            <i className="sign" aria-hidden="true" />
          </summary>
          <div className="content">{item.content}</div>
        </details>
      ))}
      <style jsx>{`
        .accordion {
          border-block: 1px solid var(--color-border);
        }

        details + details {
          border-top: 1px solid var(--color-border);
        }

        summary {
          display: flex;
          align-items: center;
          justify-content: space-between;
          gap: var(--space-4);
          padding-block: var(--space-5);
          list-style: none;
          cursor: pointer;
        }

        summary::-webkit-details-marker {
          display: none;
        }

        details {
          scroll-margin-top: calc(var(--header-height) + var(--space-4));
        }

        /* A link to one question shows its answer, also without a script. */
        details:target::details-content {
          content-visibility: visible;
        }

        summary:hover h3 {
          color: var(--color-accent-text);
        }

        h3 {
          font-size: 1.1875rem;
          letter-spacing: -0.015em;
          line-height: 1.3;
        }

        .sign {
          display: grid;
          place-items: center;
          flex: none;
          width: 2.25rem;
          height: 2.25rem;
          border-radius: var(--radius-round);
          background: var(--color-surface-tint-strong);
          color: var(--color-accent-text);
          transition: transform var(--duration-calm) var(--ease-out);
        }

        .sign::before {
          width: 0.625rem;
          height: 0.625rem;
          border: solid currentColor;
          border-width: 0 1.75px 1.75px 0;
          translate: 0 -0.1875rem;
          rotate: 45deg;
          content: '';
        }

        details[open] .sign {
          transform: rotate(180deg);
        }

        .content {
          max-width: 44rem;
          padding-bottom: var(--space-5);
          color: var(--color-text-muted);
        }

        @media print {
          .sign {
            display: none;
          }

          details::details-content {
            content-visibility: visible;
          }
        }
      `}</style>
    </div>
  );
}
