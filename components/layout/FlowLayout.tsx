import type { ReactNode } from 'react';
import type { RoutePath } from '@/lib/content/routes';
import { PageHead } from './PageHead';
import { StillFlowFooter, StillFlowHeader, StillSkipLink } from './stillFrame';

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
  /** Inside an app the app itself has a bar and a way back: no header, no footer. */
  embedded?: boolean;
};

/** The quiet frame of an account screen: one centred card, and nothing that leads away from the task. */
export function FlowLayout({
  route,
  heading,
  intro,
  children,
  aside,
  width = 'form',
  embedded = false,
}: Props) {
  return (
    <>
      {/* Written at build: no script changes the head, so the catalogue of routes does not travel. */}
      {typeof window === 'undefined' ? <PageHead route={route} /> : null}
      <div className={`frame ${width}`} data-embedded={embedded ? '' : undefined}>
        <StillSkipLink />
        {embedded ? null : <StillFlowHeader />}
        <main id="main" tabIndex={-1}>
          <div className="card">
            <h1>{heading}</h1>
            {intro ? <div className="intro">{intro}</div> : null}
            {children}
          </div>
          {aside ? <div className="aside">{aside}</div> : null}
        </main>
        {embedded ? null : <StillFlowFooter />}
      </div>
      <style jsx>{`
        .frame {
          display: flex;
          flex-direction: column;
          min-height: 100svh;
          background: var(--color-surface-warm);
        }

        main {
          flex: 1;
          width: 100%;
          max-width: 33rem;
          margin-inline: auto;
          padding: clamp(0.5rem, 4vw, 3.5rem) clamp(0.75rem, 4vw, 1.5rem) var(--space-9);
        }

        .wide main {
          max-width: 48rem;
        }

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
        }

        .aside {
          margin-top: var(--space-5);
          color: var(--color-text-muted);
          font-size: var(--text-small);
          text-align: center;
        }

        [data-embedded] {
          background: var(--color-surface);
        }

        [data-embedded] .card {
          border: 0;
          background: none;
          box-shadow: none;
        }

        [data-embedded] main {
          padding-inline: 0;
        }

        @media print {
          .frame {
            min-height: 0;
            background: none;
          }

          .card {
            border: 0;
            box-shadow: none;
          }
        }
      `}</style>
    </>
  );
}
