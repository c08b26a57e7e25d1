import { removalProduct } from '@/lib/content/app/removalProduct';
import { Screen } from './Screen';

/** The app's window with figures and records, drawn in HTML so that text scales; one image to screen readers. */
export function RemovalScreen() {
  const { window: title, figures, rows, describes } = removalProduct.picture;
  return (
    <Screen describes={describes}>
      <div className="removal-screen">
        <p className="bar in-row small-text strong-weight">
          <i />
          <i />
          <i />
          <span>{title}</span>
        </p>
        <div className="figures in-column">
          {figures.map(([figure, label]) => (
            <p className="medium-corners muted caption-text" key={label}>
              <b className="own-line">{figure}</b>
              {label}
            </p>
          ))}
        </div>
        <div className="rows">
          {rows.map(([site, status]) => (
            <p className="in-row gap-3 small-text" key={site}>
              <i className="own-size" />
              <span className="clipped">{site}</span>
              <em className="caption-text strong-weight round-ends on-tint">{status}</em>
            </p>
          ))}
        </div>
      </div>
      <style jsx global>{`
        .removal-screen .bar {
          gap: 0.4rem;
          padding: 0.75rem 1.125rem;
          border-bottom: 1px solid var(--art-paper-edge);
        }

        .removal-screen .bar i {
          width: 0.625rem;
          height: 0.625rem;
          border-radius: var(--radius-round);
          background: var(--art-line);
        }

        .removal-screen .bar span {
          margin-left: var(--space-3);
        }

        .removal-screen .figures {
          grid-template-columns: repeat(3, minmax(min-content, 1fr));
          gap: clamp(0.5rem, 1.5vw, 1rem);
          padding: var(--window-padding, clamp(0.75rem, 2.5vw, 1.5rem));
        }

        .removal-screen .figures p {
          padding: var(--figure-padding, clamp(0.625rem, 1.5vw, 1.125rem));
          background: var(--color-surface-tint);
          line-height: 1.3;
        }

        .removal-screen .figures p:nth-child(2) {
          background: var(--color-success-surface);
        }

        .removal-screen .figures b {
          font-size: var(--figure-size, clamp(1.5rem, 1rem + 2vw, 2.5rem));
          letter-spacing: var(--tracking-display);
          line-height: 1.1;
        }

        .removal-screen .rows p {
          padding: 0.8rem var(--window-padding, clamp(0.75rem, 2.5vw, 1.5rem));
          border-top: 1px solid var(--art-paper-edge);
        }

        .removal-screen .rows i {
          width: 1.75rem;
          height: 1.75rem;
          border-radius: 0.5rem;
          background: var(--art-middle);
        }

        .removal-screen .rows p:nth-child(2) i {
          background: var(--art-sun);
        }

        .removal-screen .rows p:nth-child(3) i {
          background: var(--art-sand-deep);
        }

        .removal-screen .rows span {
          flex: 1;
          min-width: 0;
          text-overflow: ellipsis;
          white-space: nowrap;
        }

        .removal-screen .rows em {
          padding: 0.1875rem 0.625rem;
          font-style: normal;
        }

        .removal-screen .rows p:first-child em {
          background: var(--color-success-surface);
          color: var(--color-success-text);
        }

        .removal-screen .rows p:first-child span {
          color: var(--color-text-muted);
          text-decoration: line-through;
        }

        .removal-screen .rows p:last-child em {
          background: var(--color-border);
          color: var(--color-text);
        }
      `}</style>
    </Screen>
  );
}
