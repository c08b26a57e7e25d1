import type { ReactNode } from 'react';
import { CachedDrawing } from '@/components/marketing/CachedDrawing';
import { SiteIcon } from '@/components/ui/icons/SiteIcon';
import { searchPicture } from '@/lib/content/home/homeWords';

/** A drawing of our search page in a browser window, built in HTML so that it is sharp, small and themed. */
export function SearchPagePicture() {
  const { query, address, answerTitle, answerText, counter, counterLabel } = searchPicture;
  return (
    <BrowserFrame address={address}>
      <div className="page">
        <div className="query in-row medium-weight round-ends">
          <span className="mark">
            <CachedDrawing name="home-pictures.svg#mark" fit="open" />
          </span>
          <span>{query}</span>
          <SiteIcon name="search" size={16} />
        </div>
        <div className="columns side-by-side">
          <div className="results in-column">
            <div className="answer in-column strong-tint medium-corners">
              <b>{answerTitle}</b>
              <span>{answerText}</span>
            </div>
            <s className="title" />
            <s />
            <s className="short" />
            <s className="title second" />
            <s />
          </div>
          <div className="counter in-column medium-corners balanced centered">
            <b>{counter}</b>
            <span>{counterLabel}</span>
          </div>
        </div>
      </div>
      <style jsx>{`
        .page {
          padding: 1.25em clamp(1em, 4vw, 2.25em) 6em;
        }

        .query {
          gap: 0.6em;
          padding: 0.5em 1em 0.5em 0.7em;
          border: 1px solid var(--art-line);
        }

        .query .mark {
          flex: none;
          width: 1.5rem;
        }

        .query span {
          flex: 1;
          overflow: hidden;
          text-overflow: ellipsis;
          white-space: nowrap;
        }

        .columns {
          gap: 1.5em;
          margin-top: 1.25em;
        }

        .results {
          flex: 1;
          align-content: start;
          gap: 0.55em;
          min-width: 0;
        }

        .answer {
          gap: 0.1em;
          padding: 0.9em 1.1em;
          margin-bottom: 0.5em;
          line-height: 1.4;
        }

        .answer b {
          font-size: 1.15em;
        }

        s {
          height: 0.6em;
          border-radius: 0.3em;
          background: var(--art-paper-edge);
        }

        .title {
          width: 46%;
          height: 0.8em;
          background: var(--art-near);
          opacity: 0.55;
        }

        .second {
          width: 58%;
          margin-top: 0.6em;
        }

        .short {
          width: 70%;
        }

        .counter {
          align-content: center;
          justify-items: center;
          align-self: start;
          width: 9.5em;
          padding: 1.1em 0.75em 1.25em;
          background: var(--art-warm);
          line-height: 1.25;
        }

        .counter b {
          font-size: 3.25em;
          letter-spacing: -0.05em;
          line-height: 1.05;
        }

        @media (--below-narrow) {
          .counter {
            display: none;
          }
        }
      `}</style>
    </BrowserFrame>
  );
}

/** A drawn browser window around a drawn page, open at the bottom. Decoration throughout. */
function BrowserFrame({ address, children }: { address: string; children: ReactNode }) {
  return (
    <div className="window clipped high-shadow paper-ground" aria-hidden="true">
      <div className="bar in-row warm-ground">
        <i />
        <i />
        <i />
        <span className="address in-row muted round-ends paper-ground">
          <SiteIcon name="lock" size={16} />
          {address}
        </span>
      </div>
      {children}
      <style jsx>{`
        .window {
          border: 1px solid var(--art-paper-edge);
          border-radius: 1.125rem 1.125rem 0 0;
          color: var(--color-text);
          font-size: clamp(0.75rem, 0.62rem + 0.5vw, 1rem);
          text-align: left;
        }

        .bar {
          gap: 0.5em;
          padding: 0.75em 1em;
        }

        i {
          width: 0.7em;
          height: 0.7em;
          border-radius: 50%;
          background: var(--art-line);
        }

        .address {
          gap: 0.4em;
          margin-inline: auto;
          padding: 0.25em 1.5em 0.25em 1.1em;
          font-size: 0.875em;
        }
      `}</style>
    </div>
  );
}
