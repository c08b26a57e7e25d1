import type { ReactNode } from 'react';
import { Container } from '@/components/ui/Container';

type Props = {
  id: string;
  title: string;
  lead?: ReactNode;
  tone?: 'plain' | 'warm' | 'tint';
  /** `side` puts the heading beside the content where there is room. */
  layout?: 'stacked' | 'side';
  children: ReactNode;
};

/** One part of a marketing page: a heading, a sentence below it, and its content, on a band with its own color. */
export function Section({ id, title, lead, tone = 'plain', layout = 'stacked', children }: Props) {
  return (
    <section id={id} className={tone} aria-labelledby={`${id}-title`}>
      <Container>
        <div className={layout}>
          <header>
            <h2 className="section-title" id={`${id}-title`}>
              {title}
            </h2>
            {lead ? <p className="lead-text">{lead}</p> : null}
          </header>
          <div>{children}</div>
        </div>
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
          margin-bottom: clamp(var(--space-6), 4vw, var(--space-9));
        }

        p {
          margin-top: var(--space-4);
          text-wrap: balance;
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

        @media print {
          section {
            padding-block: var(--space-5);
          }
        }
      `}</style>
    </section>
  );
}
