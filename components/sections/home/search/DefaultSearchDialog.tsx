import { iconButtonStyles } from '@/components/ui/forms/iconButtonStyles';
import { Icon } from '@/components/ui/icons/Icon';
import { popupStyles } from '@/components/ui/popupStyles';
import { defaultSearchSteps, defaultSearchWords } from '@/lib/content/home/defaultSearch';

export const defaultSearchId = 'default-search';

/** How to make us the search engine of each browser. A popover, so that it opens without a script. */
export function DefaultSearchDialog() {
  const { title, lead, address, start, close } = defaultSearchWords;
  return (
    <div
      id={defaultSearchId}
      className="popup"
      popover="auto"
      role="dialog"
      aria-labelledby="default-search-title"
      data-default-search=""
    >
      <h2 id="default-search-title">{title}</h2>
      <p className="muted">{lead}</p>
      {defaultSearchSteps.map(({ id, name, steps }) => (
        <details key={id} name="default-search-browser" data-browser={id}>
          <summary>{name}</summary>
          <ol>
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </details>
      ))}
      <p className="note small-text muted">{address}</p>
      <p className="note small-text muted">{start}</p>
      <button
        type="button"
        className="icon-button"
        popoverTarget={defaultSearchId}
        popoverTargetAction="hide"
      >
        <Icon name="close" size={24} />
        <span className="spoken">{close}</span>
      </button>
      <style jsx global>
        {iconButtonStyles}
      </style>
      <style jsx global>
        {popupStyles}
      </style>
      <style jsx>{`
        div {
          width: min(34rem, 100vw - 2rem);
          max-height: min(44rem, 100dvh - 2rem);
          overflow-y: auto;
          text-align: start;
        }

        h2 {
          padding-right: 2.5rem;
        }

        p {
          margin-block: var(--space-2) var(--space-4);
        }

        div :global(details) {
          border-top: 1px solid var(--color-border);
        }

        div :global(summary) {
          padding-block: var(--space-3);
          font-weight: var(--weight-semibold);
        }

        div :global(ol) {
          padding: 0 0 var(--space-4) 1.5rem;
        }

        .note {
          margin-block: var(--space-3) 0;
          overflow-wrap: anywhere;
        }

        button {
          position: absolute;
          top: var(--space-4);
          right: var(--space-4);
        }
      `}</style>
    </div>
  );
}
