import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icons/Icon';

export type Step = {
  title: string;
  content?: ReactNode;
  className?: string | undefined;
  /** True once nothing is left to do, which the content says in words. */
  done?: boolean;
};

export function Steps({ steps }: { steps: readonly Step[] }) {
  return (
    <ol className="in-column">
      {steps.map((step) => (
        <li key={step.title} className={step.className}>
          <span
            className={`number in-middle round-ends on-tint small-text forced-edge own-size ${step.done ? 'done' : ''}`}
            aria-hidden="true"
          >
            {step.done ? <Icon name="check" /> : null}
          </span>
          <div className="body">
            <p className="strong-weight">{step.title}</p>
            {step.content ? <div className="muted">{step.content}</div> : null}
          </div>
        </li>
      ))}
      <style jsx>{`
        /* Counted by the style sheet, so that a hidden step leaves no gap. */
        ol {
          grid-template-columns: minmax(0, 1fr);
          counter-reset: step;
        }

        li {
          position: relative;
          display: flex;
          gap: var(--space-4);
          padding-bottom: var(--space-5);
        }

        li:last-child {
          padding-bottom: 0;
        }

        li:not(:last-child)::before {
          position: absolute;
          top: 2.5rem;
          bottom: 0.25rem;
          left: 1.125rem;
          width: 2px;
          margin-left: -1px;
          border-radius: 1px;
          background: var(--color-border);
          content: '';
        }

        .number {
          width: 2.25rem;
          height: 2.25rem;
          font-weight: var(--weight-bold);
        }

        .number::before {
          counter-increment: step;
          content: counter(step);
        }

        .done {
          counter-increment: step;
        }

        .done::before {
          content: none;
        }

        .body {
          min-width: 0;
          padding-top: 0.3125rem;
        }
      `}</style>
    </ol>
  );
}
