import { CachedDrawing } from '@/components/marketing/CachedDrawing';
import { Section } from '@/components/marketing/Section';
import { Button } from '@/components/ui/forms/Button';
import { ButtonRow } from '@/components/ui/forms/ButtonRow';
import { Steps } from '@/components/ui/Steps';
import { pairingCode, pairingNotes, pairingSteps } from '@/lib/content/downloads/syncPairing';
import { localUrl } from '@/lib/content/site/languages/localUrl';

/** What to do instead, in four steps; beside it the code itself, or a picture when there is none. */
export function PairingGuide() {
  return (
    <Section id="steps" title={pairingSteps.title} tone="tint">
      <div className="two-columns columns">
        <div>
          <Steps steps={pairingSteps.steps.map(({ title, text }) => ({ title, content: text }))} />
          <p className="above-5">
            <a href={localUrl(pairingNotes.help.href)}>{pairingNotes.help.label}</a>
          </p>
        </div>
        <div className="code">
          <PairingCode />
          <div className="picture">
            {/* What looks like a code in it encodes nothing: a camera that reads it finds no URL. */}
            <CachedDrawing name="device-pictures.svg#pairing" />
          </div>
        </div>
      </div>
      <style jsx>{`
        .columns {
          gap: var(--space-7) var(--space-9);
        }

        .columns:has([data-pairing][hidden]) {
          row-gap: 0;
        }

        .picture {
          display: none;
        }

        @media (--from-wide) {
          /* When the URL contains a code, the code replaces the picture. */
          .code:has(> [data-pairing][hidden]) .picture {
            display: block;
            max-width: 32rem;
            margin: calc(-1 * var(--space-9)) 0 0 auto;
          }
        }
      `}</style>
    </Section>
  );
}

/** The code from the URL, to copy by hand. enhance/forms/syncPairingForm fills it in; without a code it is hidden. */
function PairingCode() {
  const { title, from, text, label, copy, copied, selected, forget, forgotten, warning } = pairingCode;
  return (
    <>
      <div
        className="panel gap-3 in-column strong-tint large-corners"
        data-screen-only
        data-pairing=""
        hidden
      >
        <h3>{title}</h3>
        <p className="muted" data-pairing-from={from} hidden />
        <p className="muted">{text}</p>
        <label className="small-text strong-weight" htmlFor="pairing-code">
          {label}
        </label>
        <textarea
          className="text-field small-text"
          id="pairing-code"
          readOnly
          rows={4}
          spellCheck={false}
          autoComplete="off"
        />
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
        className="said above-3 medium-weight"
        role="status"
        tabIndex={-1}
        data-pairing-said=""
        data-copied={copied}
        data-selected={selected}
        data-forgotten={forgotten}
      />
      <style jsx>{`
        .panel {
          padding: var(--card-padding);
        }

        textarea {
          padding-block: 0.75rem;
          font-family: var(--font-mono);
          overflow-wrap: anywhere;
          resize: vertical;
        }

        .warning {
          color: var(--color-warning-text);
        }

        .said {
          min-height: 1.5em;
          color: var(--color-success-text);
        }

        /* Without a code there is nothing to announce, and no space is reserved for it. */
        .panel[hidden] + .said:empty {
          min-height: 0;
          margin: 0;
        }
      `}</style>
    </>
  );
}
