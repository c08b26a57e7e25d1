import type { ReactNode } from 'react';
import { HeadAtBuild } from '@/components/layout/HeadAtBuild';
import type { RoutePath } from '@/lib/content/site/routes';
import { StaticFlowFooter, StaticFlowHeader, StaticSkipLink } from './staticIslandFrame';

type Props = {
  route: RoutePath;
  children: ReactNode;
  /** `form` for a single question, `wide` for an overview, `open` for a page with its own columns. */
  width?: 'form' | 'wide' | 'open';
  /** The background above the footer, on a page that people come to read. */
  shore?: ReactNode;
  /** For a screen whose height is only known late: the footer is below the window, so that nothing visible moves. */
  tall?: boolean;
};

/**
 * The frame around a subscription screen. An app has its own bar and back button: there, an attribute that the boot
 * script sets hides the header and the footer from the first paint on.
 */
export function FlowFrame({ route, children, width = 'form', shore, tall = false }: Props) {
  return (
    <>
      <HeadAtBuild route={route} />
      <div className={`frame stacked ${width} ${tall ? 'tall' : ''}`}>
        <StaticSkipLink />
        <div className="outside-app">
          <StaticFlowHeader />
        </div>
        <main className="full-width" id="main" tabIndex={-1}>
          {children}
        </main>
        <div className="outside-app">
          {shore}
          <StaticFlowFooter route={route} />
        </div>
      </div>
      <style jsx>{`
        .frame {
          min-height: 100svh;
          --flow-ground: var(--color-surface-warm);
          background: var(--flow-ground);
        }

        main {
          flex: 1;
          max-width: 33rem;
          margin-inline: auto;
          padding: clamp(0.5rem, 4vw, 3.5rem) clamp(0.75rem, 4vw, 1.5rem) var(--space-9);
        }

        .wide main {
          max-width: 48rem;
        }

        .open main {
          max-width: 64rem;
          padding-inline: var(--space-gutter);
        }

        .tall main {
          min-height: calc(100svh - var(--header-height));
        }

        :global([data-app]) .frame {
          --flow-ground: var(--color-surface);
        }

        :global([data-app]) main {
          padding: var(--space-4) clamp(1rem, 4vw, 1.5rem) var(--space-7);
        }

        @media print {
          .frame,
          .tall main {
            min-height: 0;
            background: none;
          }
        }
      `}</style>
    </>
  );
}
