import type { ReactNode } from 'react';
import { Line } from '@/components/ui/icons/Line';
import { TintedPage } from './TintedPage';

type Props = {
  title: string;
  /** Small print below the buttons. */
  after?: string;
  mood: 'asks' | 'carries' | 'rests';
  children: ReactNode;
};

/**
 * A page that an email links to. Its form has no action URL, so it posts to the URL that the page was opened with, token
 * included. Opening the link changes nothing; selecting a button does.
 */
export function EmailLinkPage({ title, after, mood, children }: Props) {
  return (
    <TintedPage>
      <div className="page-column">
        <div className="two-columns columns level">
          <PostBird mood={mood} />
          <div>
            <h1 className="below-4">{title}</h1>
            {children}
            {after ? <p className="after small-print above-5">{after}</p> : null}
          </div>
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

        @media (--from-wide) {
          .columns > :global(svg) {
            order: 1;
            width: 100%;
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

/** The duck as a mail carrier: with a letter to deliver, on its way, or with an empty bag. */
function PostBird({ mood }: { mood: 'asks' | 'carries' | 'rests' }) {
  return (
    <svg className="clipped large-corners" viewBox="0 0 360 200" aria-hidden="true">
      <circle fill="var(--art-sun)" cx="292" cy="62" r="40" />
      <path fill="var(--art-far)" d="M0 168q60-48 130-22t120-10q60-20 110 14v50H0z" />
      <path fill="var(--art-middle)" d="M0 182q90-26 180-6t180-8v32H0z" />
      <g className={mood}>
        <path
          fill="var(--art-body)"
          d="M96 128c0-22 22-34 48-34h44c10 0 16-6 18-16l26 4c0 54-26 88-74 88-38 0-62-16-62-42z"
        />
        <path fill="var(--art-wing)" d="M112 124c20-12 50-12 74 2-8 22-28 32-46 30-16-2-26-14-28-32z" />
        <circle fill="var(--art-head)" cx="214" cy="66" r="26" />
        <path fill="var(--art-ink)" d="M188 58c2-20 16-28 30-26 14 0 24 10 24 22l12 4c-18 6-44 6-66 0z" />
        <circle fill="var(--art-paper)" cx="223" cy="66" r="3.6" />
        <path fill="var(--art-beak)" d="M238 66c12-2 22 2 26 8-8 6-18 6-28 2z" />
        {mood === 'rests' ? null : (
          <g className="mail">
            <path fill="var(--art-paper)" d="M250 74h54v36h-54z" />
            <Line color="line" width={2.5} d="m250 74 27 20 27-20" />
          </g>
        )}
      </g>
      <style jsx>{`
        svg {
          width: min(100%, 22.5rem);
          background: var(--art-sky);
        }

        .carries {
          transform: translate(-40px, -22px) rotate(-4deg);
          transform-origin: 160px 120px;
        }
      `}</style>
    </svg>
  );
}
