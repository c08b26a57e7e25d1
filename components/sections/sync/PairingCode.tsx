import { Button } from '@/components/ui/forms/Button';
import { ButtonRow } from '@/components/ui/forms/ButtonRow';
import { pairingCode } from '@/lib/content/downloads/syncPairing';

/** The code from the URL, to copy by hand. enhance/forms/syncPairingForm fills it in; without a code it is hidden. */
export function PairingCode() {
  const { title, from, text, label, copy, copied, selected, forget, forgotten, warning } = pairingCode;
  return (
    <>
      <div className="panel" data-screen-only data-pairing="" hidden>
        <h3>{title}</h3>
        <p data-pairing-from={from} hidden />
        <p>{text}</p>
        <label className="small-text strong-weight" htmlFor="pairing-code">
          {label}
        </label>
        <textarea id="pairing-code" readOnly rows={4} spellCheck={false} autoComplete="off" />
        <ButtonRow>
          <Button size="small" data-pairing-copy="">
            {copy}
          </Button>
          <Button size="small" variant="quiet" data-pairing-forget="">
            {forget}
          </Button>
        </ButtonRow>
        <p className="warning small-text medium-weight">{warning}</p>
      </div>
      <p
        className="said"
        role="status"
        tabIndex={-1}
        data-pairing-said=""
        data-copied={copied}
        data-selected={selected}
        data-forgotten={forgotten}
      />
      <style jsx>{`
        .panel {
          display: grid;
          gap: var(--space-3);
          padding: var(--card-padding);
          border-radius: var(--radius-large);
          background: var(--color-surface-tint-strong);
        }

        .panel[hidden] {
          display: none;
        }

        p {
          color: var(--color-text-muted);
        }

        textarea {
          width: 100%;
          padding: 0.75rem 1rem;
          border: 1px solid var(--field-border);
          border-radius: var(--field-radius);
          background: var(--field-background);
          font-family: var(--font-mono);
          font-size: var(--text-small);
          overflow-wrap: anywhere;
          resize: vertical;
        }

        .warning {
          color: var(--color-warning-text);
        }

        .said {
          min-height: 1.5em;
          margin-top: var(--space-3);
          color: var(--color-success-text);
          font-weight: var(--weight-medium);
        }

        /* Without a code there is nothing to announce, and no space is reserved for it. */
        .panel[hidden] + .said:empty {
          min-height: 0;
          margin: 0;
        }

        .said:focus {
          outline: none;
        }
      `}</style>
    </>
  );
}
