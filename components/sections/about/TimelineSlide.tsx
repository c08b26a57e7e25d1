import type { TimelineEvent } from '@/lib/content/timeline';
import { Reeds } from './Reeds';

type Props = Partial<TimelineEvent> & {
  title: string;
  text: string;
  /** The first slide, which says what follows. */
  lead?: boolean;
  tall?: boolean;
};

/** One moment: its words on a card, and the reeds it stands on. */
export function TimelineSlide({ date, title, text, link, lead = false, tall = false }: Props) {
  return (
    <li className={lead ? 'lead' : undefined}>
      <div className="card">
        {date ? <p className="date">{date}</p> : null}
        <h3>{title}</h3>
        <p className="text">{text}</p>
        {link ? <a href={link.href}>{link.label}</a> : null}
      </div>
      <div className="foot">{lead ? null : <Reeds tall={tall} />}</div>
      <style jsx>{`
        li {
          display: flex;
          flex: none;
          flex-direction: column;
          width: min(21rem, 78vw);
          scroll-snap-align: start;
        }

        .card {
          flex: 1;
          padding: var(--space-5);
          border-radius: var(--radius-large);
          background: var(--color-surface-raised);
          box-shadow: var(--shadow-low);
        }

        .lead .card {
          background: var(--color-accent);
          color: var(--color-on-accent);
        }

        .date {
          margin-bottom: var(--space-2);
          color: var(--color-accent-text);
          font-size: var(--text-small);
          font-weight: var(--weight-semibold);
        }

        h3 {
          font-size: 1.5rem;
        }

        .lead h3 {
          font-size: 2rem;
        }

        .text {
          margin-top: var(--space-3);
          color: var(--color-text-muted);
        }

        .lead .text {
          color: inherit;
        }

        a {
          display: inline-flex;
          align-items: center;
          min-height: 2.75rem;
          margin-top: var(--space-2);
          font-weight: var(--weight-semibold);
        }

        .foot {
          display: flex;
          align-items: end;
          justify-content: flex-end;
          height: 11.5rem;
          padding-right: var(--space-6);
        }

        @media print {
          li {
            width: auto;
            margin-bottom: var(--space-4);
            break-inside: avoid;
          }

          .lead .card {
            background: none;
            color: inherit;
          }

          .foot {
            display: none;
          }
        }
      `}</style>
    </li>
  );
}
