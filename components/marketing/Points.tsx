import type { ReactNode } from 'react';
import { localUrl } from '@/lib/content/site/languages/localUrl';

type Point = {
  title: ReactNode;
  text: ReactNode;
  link?: { label: string; href: string } | null | undefined;
};

type Props<Item extends Point> = {
  items: readonly Item[];
  /** `list` is one below the other, `rows` puts each text beside its title, a number is that of the columns. */
  layout?: 'list' | 'rows' | 2 | 3 | 4;
  /** In order, each with its number. */
  numbered?: boolean;
  /** What stands above or before a title: a drawing, a sign, a time. */
  mark?: (item: Item) => ReactNode;
};

/** What a part of a page says in a few points: each has a title and a text. */
export function Points<Item extends Point>({ items, layout = 'list', numbered = false, mark }: Props<Item>) {
  const List = numbered ? 'ol' : 'ul';
  return (
    <List className={`points ${typeof layout === 'number' ? `columns of-${layout}` : layout}`}>
      {items.map((item) => (
        <li key={String(item.title)}>
          {mark?.(item)}
          <div>
            <h3>{item.title}</h3>
            <p className="muted above-2">{item.text}</p>
            {item.link ? (
              <a className="above-2 strong-weight" href={localUrl(item.link.href)}>
                {item.link.label}
              </a>
            ) : null}
          </div>
        </li>
      ))}
      <style jsx>{`
        .points {
          display: grid;
          gap: var(--space-5);
          counter-reset: point;
        }

        li {
          counter-increment: point;
          break-inside: avoid;
        }

        a {
          display: inline-block;
        }

        ol > li::before {
          display: block;
          margin-bottom: var(--space-2);
          color: var(--color-accent-text);
          font-size: 2.5rem;
          font-weight: var(--weight-semibold);
          letter-spacing: -0.05em;
          line-height: 1;
          content: counter(point) / '';
        }

        ol.list > li {
          display: grid;
          grid-template-columns: 3.5rem minmax(0, 1fr);
          padding-top: var(--space-5);
          border-top: 1px solid var(--color-border);
        }

        .columns {
          gap: var(--space-7) var(--space-8);
        }

        .of-2 > li {
          display: flex;
          gap: var(--space-4);
        }

        .of-3 > li,
        .of-4 > li {
          padding-top: var(--space-4);
          border-top: 3px solid var(--color-accent);
        }

        .rows {
          gap: 0;
        }

        .rows > li {
          padding-block: var(--space-5);
          border-top: 1px solid var(--color-border);
        }

        .rows h3 {
          font-size: var(--text-title-2);
        }

        @media (--from-narrow) {
          .of-2,
          .of-4 {
            grid-template-columns: repeat(2, minmax(0, 1fr));
          }
        }

        @media (--from-medium) {
          .of-3 {
            grid-template-columns: repeat(3, minmax(0, 1fr));
          }

          .rows > li > div {
            display: grid;
            grid-template-columns: minmax(0, 4fr) minmax(0, 7fr);
            align-items: baseline;
            gap: var(--space-2) var(--space-8);
          }

          .rows p {
            margin-top: 0;
          }
        }

        @media (--from-wide) {
          .of-4 {
            grid-template-columns: repeat(4, minmax(0, 1fr));
            gap: var(--space-6) var(--space-5);
          }
        }
      `}</style>
    </List>
  );
}
