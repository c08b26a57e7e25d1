import type { ReactNode } from 'react';
import type { RoutePath } from '@/lib/content/site/routes';
import { CachedDrawing } from './CachedDrawing';
import { TintedPage } from './TintedPage';

type Props = {
  route: RoutePath;
  title: string;
  /** Small print below the buttons. */
  after?: string;
  /** The duck as a mail carrier: with a letter to deliver, on its way, or with an empty bag. */
  mood: 'asks' | 'carries' | 'rests';
  children: ReactNode;
};

/**
 * A page that an email links to. Its form has no action URL, so it posts to the URL that the page was opened with, token
 * included. Opening the link changes nothing; selecting a button does.
 */
export function EmailLinkPage({ route, title, after, mood, children }: Props) {
  return (
    <TintedPage route={route}>
      <div className="two-columns columns level">
        <div className="bird clipped large-corners">
          <CachedDrawing name={`letter-pictures.svg#${mood}`} />
        </div>
        <div>
          <h1 className="below-4">{title}</h1>
          {children}
          {after ? <p className="after small-print above-5">{after}</p> : null}
        </div>
      </div>
      <style jsx>{`
        .columns {
          --first: 7fr;
          --second: 5fr;
          gap: var(--space-6) var(--space-9);
        }

        h1 {
          letter-spacing: var(--tracking-display);
        }

        .bird {
          max-width: 22.5rem;
          background: var(--art-sky);
        }

        @media (--from-wide) {
          .bird {
            order: 1;
            max-width: none;
          }
        }

        .columns :global(.lead-text) {
          margin-bottom: var(--space-6);
        }

        .after {
          max-width: 32rem;
        }
      `}</style>
    </TintedPage>
  );
}
