import { type Support, supportWords } from '@/lib/content/comparison';

/** The sign for how far a protection goes: full, half, paid, or an empty ring. The word stands beside it. */
export function SupportSign({ support }: { support: Support }) {
  return (
    <span className={`support-sign ${support}`}>
      <i aria-hidden="true" />
      {supportWords[support]}
      <style jsx global>{`
        .support-sign {
          display: inline-flex;
          align-items: center;
          gap: 0.5rem;
          font-weight: var(--weight-medium);
          line-height: 1.3;
        }

        .support-sign i {
          position: relative;
          flex: none;
          width: 1.125rem;
          height: 1.125rem;
          overflow: hidden;
          border: 2px solid var(--color-border-strong);
          border-radius: 50%;
        }

        .support-sign.included i,
        .support-sign.limited i,
        .support-sign.paid i {
          border-color: var(--color-accent);
        }

        .support-sign.included i {
          background: var(--color-accent);
        }

        .support-sign.included i::after {
          position: absolute;
          top: 1px;
          left: 4px;
          width: 5px;
          height: 9px;
          border: solid var(--color-on-accent);
          border-width: 0 2px 2px 0;
          rotate: 42deg;
          content: '';
        }

        .support-sign.limited i::after {
          position: absolute;
          inset: 0 50% 0 0;
          background: var(--color-accent);
          content: '';
        }

        .support-sign.paid i {
          border-color: var(--color-highlight);
          background: var(--color-highlight);
        }

        .support-sign.none {
          color: var(--color-text-muted);
        }

        @media (forced-colors: active) {
          .support-sign i {
            forced-color-adjust: none;
          }
        }
      `}</style>
    </span>
  );
}
