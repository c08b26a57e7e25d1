import { Section } from '@/components/marketing/Section';
import { Art } from '@/components/sections/downloads/art/Art';
import { Button } from '@/components/ui/forms/Button';
import { ButtonRow } from '@/components/ui/forms/ButtonRow';
import { Duck } from '@/components/ui/icons/Duck';
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
            <PairingPicture />
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

/** Drawn to look like a code. It encodes nothing: a camera that reads it finds no URL. */
const rows = [0b101101, 0b011010, 0b110111, 0b010101, 0b101110, 0b011011];
const cells = rows.flatMap((row, y) =>
  [0, 1, 2, 3, 4, 5].filter((x) => (row >> x) & 1).map((x) => ({ x, y })),
);
const corners = [
  { x: 0, y: 0 },
  { x: 118, y: 0 },
  { x: 0, y: 118 },
];

/** The code on a wide screen, framed by the app on a phone held in front of it. */
function PairingPicture() {
  return (
    <Art width={560} height={460}>
      <circle fill="var(--art-far)" cx="300" cy="230" r="210" />
      <circle fill="var(--art-sun)" cx="470" cy="86" r="50" />
      <rect fill="var(--art-head)" x="20" y="70" width="410" height="270" rx="24" />
      <rect fill="var(--art-paper)" x="36" y="86" width="378" height="238" rx="12" />
      <path fill="var(--art-line)" d="M176 340h98l16 62h-130z" />
      <rect fill="var(--art-line)" x="120" y="398" width="210" height="16" rx="8" />
      <rect fill="var(--art-paper-edge)" x="60" y="112" width="84" height="12" rx="6" />
      <rect fill="var(--art-paper-edge)" x="60" y="136" width="60" height="12" rx="6" />
      <g transform="translate(168 116)">
        {corners.map(({ x, y }) => (
          <g key={`${x}-${y}`} transform={`translate(${x} ${y})`}>
            <rect fill="var(--art-head)" width="50" height="50" rx="12" />
            <rect fill="var(--art-paper)" x="9" y="9" width="32" height="32" rx="6" />
            <rect fill="var(--art-near)" x="16" y="16" width="18" height="18" rx="4" />
          </g>
        ))}
        {cells.map(({ x, y }) => (
          <rect
            key={`${x}-${y}`}
            fill="var(--art-near)"
            x={62 + x * 18}
            y={62 + y * 18}
            width="14"
            height="14"
            rx="4"
          />
        ))}
      </g>
      <rect fill="var(--art-head)" x="344" y="150" width="170" height="300" rx="32" />
      <rect fill="var(--art-sky)" x="356" y="162" width="146" height="276" rx="22" />
      <path
        fill="var(--art-near)"
        d="M356 366c50-24 96-20 146 6v44a22 22 0 0 1-22 22H378a22 22 0 0 1-22-22z"
      />
      <path
        className="stroke thick"
        d="M380 228v-22a12 12 0 0 1 12-12h22M444 194h22a12 12 0 0 1 12 12v22M478 282v22a12 12 0 0 1-12 12h-22M414 316h-22a12 12 0 0 1-12-12v-22"
      />
      <Duck x={391} y={218} scale={1.6} />
      <circle fill="var(--art-paper)" cx="429" cy="402" r="18" />
      <path className="stroke" d="m421 403 6 6 11-13" />
    </Art>
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
