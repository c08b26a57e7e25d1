type Props = {
  /** A tick, or a dash. */
  kind: 'yes' | 'no';
  /** On its own round background. */
  disc?: boolean;
};

/** A tick or a dash by style sheet: as pictures, dozens would be a quarter of a page. Say the same in text beside. */
export function Sign({ kind, disc = false }: Props) {
  return (
    <span aria-hidden="true" className={`tick-sign accent-text own-size ${kind}${disc ? ' disc' : ''}`}>
      <style jsx global>{`
        .tick-sign {
          display: inline-grid;
          place-items: center;
          width: 1.25rem;
          height: 1.5em;
        }

        .tick-sign::before {
          width: 0.75rem;
          border: solid currentColor;
          border-width: 1px 0;
          content: '';
        }

        .tick-sign.yes::before {
          width: 0.4375rem;
          height: 0.75rem;
          border-width: 0 2px 2px 0;
          translate: 0 -0.0625rem;
          rotate: 42deg;
        }

        .tick-sign.disc {
          width: 1.5rem;
          height: 1.5rem;
          border-radius: var(--radius-round);
          background: var(--color-border);
          color: var(--color-text-muted);
        }

        .tick-sign.disc::before {
          scale: 0.8;
        }

        .tick-sign.disc.yes {
          background: var(--color-accent);
          color: var(--color-on-accent);
        }

        @media (forced-colors: active) {
          .tick-sign.disc {
            border: 1px solid CanvasText;
          }
        }
      `}</style>
    </span>
  );
}
