import type { ReactNode } from 'react';
import { Container } from '@/components/ui/Container';
import type { RoutePath } from '@/lib/content/site/routes';
import { pageTheme } from '@/lib/theme/pageTheme';
import { ThemeBackground } from './ThemeBackground';

type Props = {
  route: RoutePath;
  eyebrow?: string;
  title: string;
  lead?: string;
  align?: 'start' | 'center';
  /** What is below the text: a button, a form. */
  children?: ReactNode;
  /** What is beside the text where there is room. */
  aside?: ReactNode;
};

/** The first band of a page, on the background of its family. The text stays above the drawing at every width. */
export function PageHero({ route, eyebrow, title, lead, align = 'start', children, aside }: Props) {
  return (
    <section className="page-hero">
      <ThemeBackground family={pageTheme(route)} />
      <Container>
        <div className={aside ? 'row' : undefined}>
          <div className={align}>
            {eyebrow ? <p className="eyebrow">{eyebrow}</p> : null}
            <h1 className="display-title">{title}</h1>
            {lead ? <p className="lead-text lead">{lead}</p> : null}
            {children ? <div className="below">{children}</div> : null}
          </div>
          {aside ? <div className="aside">{aside}</div> : null}
        </div>
      </Container>
      <style jsx>{`
        .page-hero {
          position: relative;
          isolation: isolate;
          padding-block: clamp(2rem, 1rem + 4vw, 4.5rem) 56vw;
        }

        @media (--from-medium) {
          .page-hero {
            padding-bottom: 29vw;
          }
        }

        .start {
          max-width: 46rem;
        }

        .center {
          max-width: 46rem;
          margin-inline: auto;
          text-align: center;
        }

        .eyebrow {
          margin-bottom: var(--space-3);
        }

        .lead {
          max-width: 38rem;
          margin-top: var(--space-5);
        }

        .center .lead {
          margin-inline: auto;
          text-wrap: balance;
        }

        .below {
          margin-top: var(--space-6);
        }

        .aside {
          margin-top: var(--space-7);
        }

        @media (--from-wide) {
          .row {
            display: grid;
            grid-template-columns: minmax(0, 6fr) minmax(0, 5fr);
            align-items: center;
            gap: var(--space-9);
          }

          .aside {
            margin-top: 0;
          }
        }

        @media print {
          .page-hero {
            padding-block: 0 var(--space-5);
          }

          .aside {
            display: none;
          }
        }
      `}</style>
    </section>
  );
}
