import type { Support } from '@/lib/content/downloads/comparison';
import { supportWords } from '@/lib/content/downloads/comparisonWords';

/**
 * How far a protection goes: a word, preceded by a sign that the style sheet draws, since a page contains a hundred of
 * them: a ticked disc, half a disc, an amber one, or an empty ring.
 */
export function SupportSign({ support }: { support: Support }) {
  return (
    <span className={`support medium-weight holder ${support}`}>
      {supportWords[support]}
      <style jsx global>{`
        .support {
          display: inline-block;
          padding-left: 1.625rem;
          line-height: 1.3;
          overflow-wrap: anywhere;
        }

        .support::before {
          position: absolute;
          top: 0.05em;
          left: 0;
          width: 1.125rem;
          height: 1.125rem;
          border: 2px solid var(--color-accent);
          border-radius: 50%;
          content: '';
        }

        .support.included::before {
          background: var(--color-accent);
        }

        .support.included::after {
          position: absolute;
          top: 0.28em;
          left: 6px;
          width: 6px;
          height: 9px;
          border: solid var(--color-on-accent);
          border-width: 0 2px 2px 0;
          rotate: 42deg;
          content: '';
        }

        .support.limited::before {
          background: linear-gradient(90deg, var(--color-accent) 50%, transparent 50%);
        }

        .support.paid::before {
          border-color: var(--color-highlight);
          background: var(--color-highlight);
        }

        .support.none {
          color: var(--color-text-muted);
        }

        .support.none::before {
          border-color: var(--color-border-strong);
        }

        @media (forced-colors: active) {
          .support::before,
          .support::after {
            forced-color-adjust: none;
          }
        }
      `}</style>
    </span>
  );
}
