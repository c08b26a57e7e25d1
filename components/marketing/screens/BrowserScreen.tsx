import { SiteIcon } from '@/components/ui/icons/SiteIcon';
import { browserScreen } from '@/lib/content/subscription/screens';
import { Screen } from './Screen';
import { TrackerPanel } from './TrackerPanel';

export function BrowserScreen() {
  const { describes, tab, address, site, sections, headline, text, hours, panel } = browserScreen;
  return (
    <Screen describes={describes}>
      <div className="browser-screen holder">
        <p className="tabs side-by-side strong-tint">
          <i />
          <i />
          <i />
          <span className="caption-text medium-weight">{tab}</span>
        </p>
        <p className="bar in-row">
          <span className="address in-row caption-text round-ends warm-ground">
            <SiteIcon name="shield" size={16} />
            {address}
          </span>
          <SiteIcon name="eraser" size={20} />
        </p>
        <div className="page">
          <p className="site wrapping muted caption-text">
            <b>{site}</b>
            {sections.map((section) => (
              <span key={section}>{section}</span>
            ))}
          </p>
          <p className="headline strong-weight balanced">{headline}</p>
          <p className="text muted">{text}</p>
          <ul className="hours in-column">
            {hours.map(({ hour, degrees, sky }) => (
              <li key={hour}>
                {hour}
                <svg viewBox="0 0 32 24" width="32" height="24" className={sky} aria-hidden="true">
                  {sky === 'sun' ? (
                    <circle cx="16" cy="12" r="8" />
                  ) : (
                    <path d="M9 15a5 5 0 0 1 .6-10A7 7 0 0 1 23 6.6 4.3 4.3 0 0 1 22.600 15zM11 18l-1 4m6-4-1 4m6-4-1 4" />
                  )}
                </svg>
                <b>{degrees}</b>
              </li>
            ))}
          </ul>
        </div>
        <TrackerPanel words={panel} />
      </div>
      <style jsx global>{`
        .browser-screen {
          padding-bottom: 1.25rem;
        }

        .browser-screen .tabs {
          align-items: flex-end;
          gap: 0.4375rem;
          padding: 0.625rem 1rem 0;
        }

        .browser-screen i {
          width: 0.6875rem;
          height: 0.6875rem;
          margin-bottom: 0.6875rem;
          border-radius: 50%;
          background: var(--art-line);
        }

        .browser-screen .tabs span {
          min-width: 0;
          margin-left: 0.75rem;
          padding: 0.4375rem 1rem;
          overflow: hidden;
          border-radius: 0.625rem 0.625rem 0 0;
          background: var(--art-paper);
          text-overflow: ellipsis;
          white-space: nowrap;
        }

        .browser-screen .bar {
          gap: 0.75rem;
          padding: 0.5rem 1rem;
          border-bottom: 1px solid var(--art-paper-edge);
        }

        .browser-screen .address {
          flex: 1;
          gap: 0.5rem;
          min-width: 0;
          padding: 0.375rem 0.875rem;
        }

        .browser-screen .address svg {
          color: var(--color-accent-text);
        }

        .browser-screen .page {
          padding: clamp(1rem, 2.5vw, 2rem);
        }

        .browser-screen .site {
          gap: 0.25rem 1.25rem;
        }

        .browser-screen .headline {
          max-width: 10em;
          margin-top: clamp(1rem, 2.5vw, 2rem);
          font-size: clamp(1.5rem, 1rem + 2vw, 2.75rem);
          letter-spacing: var(--tracking-display);
          line-height: 1.1;
        }

        .browser-screen .text {
          max-width: 30rem;
          margin-top: 0.75rem;
        }

        .browser-screen .hours {
          grid-template-columns: repeat(4, minmax(0, 6.5rem));
          gap: 0.5rem;
          margin-top: 1.25rem;
        }

        .browser-screen .hours li {
          display: grid;
          gap: 0.25rem;
          justify-items: center;
          padding: 0.625rem 0.25rem;
          border-radius: var(--radius-small);
          background: var(--color-surface-tint);
          font-size: var(--text-caption);
        }

        .browser-screen .sun {
          fill: var(--art-sun);
        }

        .browser-screen .rain {
          fill: var(--art-near);
          stroke: var(--art-near);
          stroke-linecap: round;
          stroke-width: 1.5;
        }

        @media (--from-narrow) {
          .browser-screen .page {
            min-height: 23.5rem;
            padding-right: 22rem;
          }
        }
      `}</style>
    </Screen>
  );
}
