import { compareWords } from '@/lib/content/downloadPages/compare';
import { comparedBrowsers } from '@/lib/content/downloads/comparison';

const competitors = comparedBrowsers.filter(({ id }) => id !== 'ours');

/** On a phone: whose column stands beside ours. Wider screens show every column and not this. */
export function BrowserChoice() {
  return (
    <fieldset className="browser-choice">
      <legend>{compareWords.choose}</legend>
      <div className="names">
        {competitors.map(({ id, name }, index) => (
          <label key={id}>
            <input
              type="radio"
              name="browser"
              value={id}
              defaultChecked={index === 0}
              data-event="page.compare_privacy.browser.click"
            />
            <span>{name}</span>
          </label>
        ))}
      </div>
      <style jsx>{`
        legend {
          margin-bottom: var(--space-2);
          color: var(--color-text-muted);
          font-size: var(--text-small);
          font-weight: var(--weight-medium);
        }

        .names {
          display: flex;
          flex-wrap: wrap;
          gap: var(--space-2);
        }

        input {
          position: absolute;
          opacity: 0;
        }

        label {
          position: relative;
          cursor: pointer;
        }

        span {
          display: grid;
          place-items: center;
          min-height: 2.75rem;
          padding-inline: 1rem;
          border: 1px solid var(--color-border-strong);
          border-radius: var(--radius-round);
          background: var(--color-surface-raised);
          font-size: var(--text-small);
          font-weight: var(--weight-medium);
        }

        input:checked + span {
          border-color: var(--color-accent);
          background: var(--color-accent);
          color: var(--color-on-accent);
        }

        input:focus-visible + span {
          outline: 3px solid var(--color-focus);
          outline-offset: 3px;
        }

        @media (forced-colors: active) {
          input:checked + span {
            border-width: 3px;
          }
        }

        @media print {
          .names,
          legend {
            display: none;
          }
        }
      `}</style>
    </fieldset>
  );
}
