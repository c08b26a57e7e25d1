import { CachedDrawing, type DrawingName } from '@/components/marketing/CachedDrawing';
import { dayAndMonth, type Update, type UpdateName } from '@/lib/content/company/updates';
import { systemNames, updatesWords, updateTexts } from '@/lib/content/company/updateWords';

/** A drawing of what some changes are about. */
const pictures: Partial<Record<UpdateName, DrawingName>> = {
  'money-back': 'home-pictures.svg#subscription',
  'cookie-windows': 'home-pictures.svg#devices',
  'vpn-widget': 'pro-pictures.svg#vpn',
  'chat-images': 'home-pictures.svg#chat',
  'removal-report': 'pro-pictures.svg#removal',
  'picture-search': 'home-pictures.svg#search',
  'email-reply': 'home-pictures.svg#mail',
};

export function UpdateEntry({ update: { id, name, date, systems } }: { update: Update }) {
  const { title, text } = updateTexts[name];
  const picture = pictures[name];
  return (
    <li id={id} className={['update', ...systems].join(' ')}>
      <p className="when small-text">
        <a className="muted" href={`#${id}`}>
          <time dateTime={date}>{dayAndMonth(date)}</time>
          <span className="spoken">
            {' '}
            {updatesWords.permalink}: {title}
          </span>
        </a>
      </p>
      {picture ? (
        <div className="picture clipped medium-corners soft-tint" data-screen-only>
          <CachedDrawing name={picture} fit="frame" />
        </div>
      ) : null}
      <div className="told">
        <h3>{title}</h3>
        <p className="muted above-2">{text}</p>
        <ul className="systems wrapping above-3">
          {systems.map((system) => (
            <li key={system}>{systemNames[system]}</li>
          ))}
        </ul>
      </div>
      <style jsx>{`
        .update {
          display: grid;
          grid-template-columns: 8.5rem minmax(0, 1fr);
          gap: var(--space-2) var(--space-5);
          padding-block: var(--space-5);
          border-top: 1px solid var(--color-border);
          scroll-margin-top: var(--header-height);
        }

        .update:target {
          margin-inline: calc(-1 * var(--space-4));
          padding-inline: var(--space-4);
          border-radius: var(--radius-medium);
          background: var(--color-highlight-surface);
        }

        .told {
          grid-row: 1 / span 2;
          grid-column: 2;
        }

        .picture {
          aspect-ratio: 4 / 3;
        }

        .when a {
          text-decoration: none;
        }

        .when a:hover {
          text-decoration: underline;
        }

        h3 + p {
          max-width: 38rem;
        }

        .systems {
          gap: var(--space-1) var(--space-2);
        }

        .systems li {
          padding: 0.125rem 0.625rem;
          border: 1px solid var(--color-border);
          border-radius: var(--radius-round);
          font-size: var(--text-caption);
          font-weight: var(--weight-medium);
        }

        @media (--below-narrow) {
          .update {
            grid-template-columns: minmax(0, 1fr);
          }

          .told {
            grid-area: auto;
          }

          .picture {
            max-width: 12rem;
          }
        }
      `}</style>
    </li>
  );
}
