import { type ReactNode, useLayoutEffect, useRef } from 'react';
import type { RoutePath } from '@/lib/content/site/routes';
import { FlowFrame } from './FlowFrame';

type Props = {
  route: RoutePath;
  heading: string;
  intro?: ReactNode;
  children: ReactNode;
  /** Below the card, directly on the page: other options. */
  aside?: ReactNode;
  /** `form` for a single question, `wide` for an overview. */
  width?: 'form' | 'wide';
  /** For a screen whose height is only known late. */
  tall?: boolean;
  /** For a step that has no field: its heading takes the focus and the view, so that it is seen and read aloud. */
  focused?: boolean;
};

/** The plain frame of an account screen: one centered card, and nothing that leads away from the task. */
export function FlowLayout(props: Props) {
  const { route, heading, intro, children, aside, width = 'form', tall = false, focused = false } = props;
  const title = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    if (!focused) return;
    title.current?.focus({ preventScroll: true });
    // WebKit scrolls to nothing that takes the focus while an open dialog leaves the page.
    window.scrollTo({ top: 0, behavior: 'instant' });
  }, [focused]);
  return (
    <FlowFrame route={route} width={width} tall={tall}>
      <div className="card raised-panel gap-5 bordered in-column">
        <h1 ref={title} tabIndex={focused ? -1 : undefined}>
          {heading}
        </h1>
        {intro ? <div className="intro muted">{intro}</div> : null}
        {children}
      </div>
      {aside ? <div className="aside small-print above-5 centered">{aside}</div> : null}
      <style jsx>{`
        .card {
          padding: min(clamp(1.5rem, 1rem + 3vw, 3rem), 7.5vw);
          box-shadow: var(--shadow-low);
        }

        .card > :global(*) {
          min-width: 0;
        }

        h1 {
          font-size: min(clamp(1.75rem, 1.5rem + 1.2vw, 2.375rem), 12vw);
        }

        .intro {
          margin-top: calc(-1 * var(--space-3));
          text-wrap: pretty;
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
