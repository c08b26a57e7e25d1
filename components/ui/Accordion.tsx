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
  event?: string;
};

/** Questions that expand one by one. They are details elements: no script is needed, and find-in-page opens them. */
export function Accordion({ items, event }: Props) {
  return (
    <div className="accordion" data-link-event={event}>
      {items.map((item) => (
        <details key={item.id} id={item.id} open={item.open} data-searched-as={item.searchedAs}>
          <summary className="in-row apart gap-4 holder">
            <h3>{item.title}</h3>
          </summary>
          <div className="content muted">{item.content}</div>
        </details>
      ))}
      <style jsx global>{`
        .accordion {
          border-block: 1px solid var(--color-border);
        }

        .accordion details + details {
          border-top: 1px solid var(--color-border);
        }

        .accordion summary {
          padding-block: var(--space-5);
          list-style: none;
        }

        .accordion summary::-webkit-details-marker {
          display: none;
        }

        .accordion details {
          scroll-margin-top: calc(var(--header-height) + var(--space-4));
        }

        /* A link to one question shows its answer, also without a script. */
        .accordion details:target::details-content {
          content-visibility: visible;
        }

        .accordion summary:hover h3 {
          color: var(--color-accent-text);
        }

        .accordion h3 {
          font-size: 1.1875rem;
          letter-spacing: -0.015em;
          line-height: 1.3;
        }

        /* A round sign at the end of the line, with an angle on it. */
        .accordion summary::after {
          flex: none;
          width: 2.25rem;
          height: 2.25rem;
          border-radius: var(--radius-round);
          background: var(--color-surface-tint-strong);
          content: '';
        }

        .accordion summary::before {
          position: absolute;
          top: calc(50% - 0.3125rem);
          right: 0.8125rem;
          width: 0.625rem;
          height: 0.625rem;
          border: solid var(--color-accent-text);
          border-width: 0 1.75px 1.75px 0;
          translate: 0 -0.1875rem;
          rotate: 45deg;
          transition: var(--duration-calm) var(--ease-out);
          transition-property: translate, rotate;
          content: '';
        }

        .accordion details[open] summary::before {
          translate: 0 0.1875rem;
          rotate: 225deg;
        }

        .accordion .content {
          max-width: 44rem;
          padding-bottom: var(--space-5);
        }

        @media print {
          .accordion summary::before,
          .accordion summary::after {
            content: none;
          }
        }
      `}</style>
    </div>
  );
}
