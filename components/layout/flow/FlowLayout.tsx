import type { ReactNode } from 'react';
import type { RoutePath } from '@/lib/content/site/routes';
import { FlowFrame } from './FlowFrame';

type Props = {
  route: RoutePath;
  /** The h1. */
  heading: string;
  /** One or two sentences under it. */
  intro?: ReactNode;
  children: ReactNode;
  /** Below the card, on the page itself: other ways on. */
  aside?: ReactNode;
  /** `form` for one question, `wide` for an overview. */
  width?: 'form' | 'wide';
  /** For a screen whose height is known late. */
  tall?: boolean;
};

/** The quiet frame of an account screen: one centred card, and nothing that leads away from the task. */
export function FlowLayout({ route, heading, intro, children, aside, width = 'form', tall = false }: Props) {
  return (
    <FlowFrame route={route} width={width} tall={tall}>
      <div className="card">
        <h1>{heading}</h1>
        {intro ? <div className="intro">{intro}</div> : null}
        {children}
      </div>
      {aside ? <div className="aside">{aside}</div> : null}
      <style jsx>{`
        .card {
          display: grid;
          gap: var(--space-5);
          padding: clamp(1.5rem, 1rem + 3vw, 3rem);
          border: 1px solid var(--color-border);
          border-radius: var(--radius-large);
          background: var(--color-surface-raised);
          box-shadow: var(--shadow-low);
        }

        .card > :global(*) {
          min-width: 0;
        }

        h1 {
          font-size: clamp(1.75rem, 1.5rem + 1.2vw, 2.375rem);
        }

        .intro {
          margin-top: calc(-1 * var(--space-3));
          color: var(--color-text-muted);
          text-wrap: pretty;
        }

        .aside {
          margin-top: var(--space-5);
          color: var(--color-text-muted);
          font-size: var(--text-small);
          text-align: center;
        }

        .aside :global(p) {
          text-wrap: balance;
        }

        :global([data-app]) .card {
          padding: 0;
          border: 0;
          background: none;
          box-shadow: none;
        }

        @media print {
          .card {
            border: 0;
            box-shadow: none;
          }
        }
      `}</style>
    </FlowFrame>
  );
}
