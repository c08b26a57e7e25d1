import type { ReactNode } from 'react';

type WordsProps = {
  id: string;
  eyebrow?: string;
  title: string;
  lead?: ReactNode;
  /** What follows the sentence: a button, a link. */
  action?: ReactNode;
  /** `side` puts the heading beside the content where there is room, `center` is for a last call. */
  layout?: 'stacked' | 'side' | 'center';
  children?: ReactNode;
};

type Props = WordsProps & {
  tone?: 'plain' | 'warm' | 'tint' | 'deep';
  /** What is beside heading and content where there is room. */
  picture?: ReactNode;
  pictureSide?: 'left' | 'right';
};

const grounds = { plain: '', warm: 'warm-ground', tint: 'soft-tint', deep: 'deep' } as const;

/** One part of a marketing page: a heading, a sentence below it, and its content, on a band with its own color. */
export function Section({ tone = 'plain', picture, pictureSide = 'right', ...words }: Props) {
  return (
    <section id={words.id} className={`band ${grounds[tone]}`} aria-labelledby={`${words.id}-title`}>
      <div className="page-column">
        {picture ? (
          <div className={`two-columns pair level ${pictureSide}`}>
            <SectionWords {...words} beside />
            <div className="picture">{picture}</div>
          </div>
        ) : (
          <SectionWords {...words} />
        )}
      </div>
      <style jsx>{`
        .pair {
          gap: var(--space-8) clamp(var(--space-6), 6vw, var(--space-10));
        }

        @media (--from-wide) {
          .left > .picture {
            order: -1;
          }
        }

        @media print {
          section {
            padding-block: var(--space-5);
          }
        }
      `}</style>
    </section>
  );
}

function SectionWords(props: WordsProps & { beside?: boolean }) {
  const { id, eyebrow, title, lead, action, layout = 'stacked', beside = false, children } = props;
  return (
    <div className={layout}>
      <header className={children ? (beside ? 'close' : 'above') : undefined}>
        {eyebrow ? <p className="eyebrow below-3">{eyebrow}</p> : null}
        <h2 className="section-title" id={`${id}-title`}>
          {title}
        </h2>
        {lead ? <p className="lead-text above-4 balanced">{lead}</p> : null}
        {action ? <div className="above-5">{action}</div> : null}
      </header>
      {children ? <div>{children}</div> : null}
      <style jsx>{`
        header {
          max-width: 44rem;
        }

        .above {
          margin-bottom: clamp(var(--space-6), 4vw, var(--space-9));
        }

        .close {
          margin-bottom: var(--space-5);
        }

        .center {
          text-align: center;
        }

        .center header {
          margin-inline: auto;
        }

        @media (--from-wide) {
          .side {
            display: grid;
            grid-template-columns: minmax(0, 4fr) minmax(0, 7fr);
            gap: var(--space-9);
          }

          .side header {
            position: sticky;
            top: calc(var(--header-height) + var(--space-6));
            align-self: start;
          }
        }
      `}</style>
    </div>
  );
}
