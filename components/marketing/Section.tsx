import type { ReactNode } from 'react';
import { Container } from '@/components/ui/Container';

type Props = {
  id: string;
  title: string;
  lead?: ReactNode;
  /** What follows the sentence: a button, a link. */
  action?: ReactNode;
  tone?: 'plain' | 'warm' | 'tint' | 'deep';
  /** `side` puts the heading beside the content where there is room, `center` is for a last call. */
  layout?: 'stacked' | 'side' | 'center';
  /** What is beside heading and content where there is room. */
  picture?: ReactNode;
  pictureSide?: 'left' | 'right';
  children?: ReactNode;
};

/** One part of a marketing page: a heading, a sentence below it, and its content, on a band with its own color. */
export function Section(props: Props) {
  const { id, title, lead, action, tone = 'plain', layout = 'stacked', picture, children } = props;
  const words = (
    <div className={layout}>
      <header>
        <h2 className="section-title" id={`${id}-title`}>
          {title}
        </h2>
        {lead ? <p className="lead-text">{lead}</p> : null}
        {action ? <div className="action">{action}</div> : null}
      </header>
      {children ? <div>{children}</div> : null}
    </div>
  );
  return (
    <section id={id} className={tone} aria-labelledby={`${id}-title`}>
      <Container>
        {picture ? (
          <div className={`two-columns pair ${props.pictureSide ?? 'right'}`}>
            {words}
            <div className="picture">{picture}</div>
          </div>
        ) : (
          words
        )}
      </Container>
      <style jsx>{`
        section {
          padding-block: var(--space-section);
        }

        .warm {
          background: var(--color-surface-warm);
        }

        .tint {
          background: var(--color-surface-tint);
        }

        header {
          max-width: 44rem;
        }

        header:not(:last-child) {
          margin-bottom: clamp(var(--space-6), 4vw, var(--space-9));
        }

        p {
          margin-top: var(--space-4);
          text-wrap: balance;
        }

        .action {
          margin-top: var(--space-5);
        }

        .center {
          text-align: center;
        }

        .center header {
          margin-inline: auto;
        }

        .pair {
          align-items: center;
          gap: var(--space-8) clamp(var(--space-6), 6vw, var(--space-10));
        }

        .pair header:not(:last-child) {
          margin-bottom: var(--space-5);
        }

        @media (--from-wide) {
          .left > .picture {
            order: -1;
          }

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

        @media print {
          section {
            padding-block: var(--space-5);
          }
        }
      `}</style>
    </section>
  );
}
