import { SiteIcon } from '@/components/ui/icons/SiteIcon';
import type { browserScreen } from '@/lib/content/subscription/screens';

/** The panel behind the shield: over the page where there is room, below it where there is not. */
export function TrackerPanel({ words }: { words: (typeof browserScreen)['panel'] }) {
  return (
    <div className="tracker-panel raised-ground medium-corners">
      <p className="state in-row apart strong-weight">
        {words.title}
        <span className="switch" />
      </p>
      <ul className="found">
        {words.rows.map(({ icon, title, text }) => (
          <li className="muted caption-text" key={title}>
            <SiteIcon name={icon} size={20} />
            <span>
              <b className="own-line small-text medium-weight">{title}</b>
              {text}
            </span>
          </li>
        ))}
      </ul>
      <p className="companies in-row wrapping muted caption-text">
        {words.companies.map((company) => (
          <span key={company}>{company}</span>
        ))}
        {words.more}
      </p>
      <style jsx global>{`
        .tracker-panel {
          margin-inline: clamp(1rem, 2.5vw, 2rem);
          padding: 0.875rem 1.125rem;
          border: 1px solid var(--art-paper-edge);
        }

        .tracker-panel .state {
          gap: 0.75rem;
          padding-bottom: 0.75rem;
          font-size: var(--text-body);
        }

        .tracker-panel .found li {
          display: flex;
          gap: 0.75rem;
          padding-block: 0.5625rem;
          border-top: 1px solid var(--art-paper-edge);
        }

        .tracker-panel .found svg {
          margin-top: 0.0625rem;
          color: var(--color-accent-text);
        }

        .tracker-panel .companies {
          gap: 0.375rem;
          padding-top: 0.5rem;
        }

        .tracker-panel .companies span {
          padding: 0.125rem 0.5625rem;
          border-radius: var(--radius-round);
          background: var(--color-surface-warm);
        }

        @media (--from-narrow) {
          .tracker-panel {
            position: absolute;
            top: 5.5rem;
            right: 1.25rem;
            width: 20rem;
            margin: 0;
            box-shadow: var(--shadow-high);
          }
        }
      `}</style>
    </div>
  );
}
