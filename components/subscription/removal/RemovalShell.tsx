import { type ReactNode, useEffect, useRef } from 'react';
import { removalWords } from '@/lib/content/app/removal';

type Props = {
  heading: string;
  intro?: string;
  /** Which of the four questions this is. */
  step?: number;
  /** `wide` for the records. */
  width?: 'form' | 'wide';
  /** False where the line about what stays on this device would contradict the screen. */
  local?: boolean;
  children: ReactNode;
};

const questions = 4;

/** The frame of a removal screen. On each new screen the focus moves to its heading, which is then read aloud. */
export function RemovalShell({ heading, intro, step, width = 'form', local = true, children }: Props) {
  const title = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new heading means a new screen
  useEffect(() => {
    title.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, [heading]);
  return (
    <div className={`shell stacked full-width ${width}`}>
      <div className="top">
        <p className="eyebrow small-text">
          {step ? removalWords.stepOf(step, questions) : removalWords.product}
        </p>
        {step ? (
          <div className="track above-2 side-by-side" aria-hidden="true">
            {Array.from({ length: questions }, (_, index) => index + 1).map((number) => (
              <i key={number} className={number <= step ? 'done' : undefined} />
            ))}
          </div>
        ) : null}
      </div>
      <h1 className="above-5" ref={title} tabIndex={-1}>
        {heading}
      </h1>
      {intro ? <p className="muted above-3">{intro}</p> : null}
      <div className="content in-column gap-5">{children}</div>
      {local ? <p className="local small-print line-above">{removalWords.local}</p> : null}
      <style jsx>{`
        .shell {
          max-width: 38rem;
          min-height: 100svh;
          margin-inline: auto;
          padding: var(--space-5) clamp(1rem, 4vw, 2rem) var(--space-6);
        }

        .wide {
          max-width: 60rem;
        }

        .track {
          gap: 0.375rem;
        }

        .track i {
          flex: 1;
          height: 0.375rem;
          border-radius: var(--radius-round);
          background: var(--color-border);
        }

        .track .done {
          background: var(--color-accent);
        }

        h1 {
          font-size: min(clamp(1.625rem, 1.3rem + 1.5vw, 2.25rem), 12vw);
        }

        .content {
          margin-block: var(--space-5) var(--space-6);
        }

        .content > :global(*) {
          min-width: 0;
        }

        .local {
          margin-top: auto;
          padding-top: var(--space-4);
        }

        @media (forced-colors: active) {
          .track .done {
            background: Highlight;
          }
        }
      `}</style>
    </div>
  );
}
