import type { ReactNode } from 'react';
import type { RoutePath } from '@/lib/content/site/routes';
import { pageTheme } from '@/lib/theme/pageTheme';
import { PageTitle, type PageTitleProps } from './PageTitle';
import { ThemeBackground } from './ThemeBackground';

type Props = PageTitleProps & {
  ground?: 'plain' | 'sky' | 'warm' | 'tint' | 'deep';
  /** Draws the background of this page's family below the text. */
  route?: RoutePath;
  /** What is below the text: a button, a form. */
  children?: ReactNode;
  /** What is beside the text where there is room. */
  aside?: ReactNode;
  /** A drawing in the column of the text, below it. */
  picture?: ReactNode;
  /** A drawing as wide as the window, below everything. */
  below?: ReactNode;
  /** Whether what is beside or below the text stands on the lower edge of the band. */
  rests?: boolean;
};

export function PageHero(props: Props) {
  const { ground = 'plain', route, children, aside, picture, below, rests = false, ...title } = props;
  const words = (
    <div className="words">
      <PageTitle {...title} />
      {children}
    </div>
  );
  return (
    <section className={`page-hero layered ${ground}${route ? ' family' : ''}${rests ? ' rests' : ''}`}>
      {route ? <ThemeBackground family={pageTheme(route)} /> : null}
      <div className="page-column">
        {aside ? (
          <div className="two-columns columns level">
            {words}
            <div className="aside">{aside}</div>
          </div>
        ) : (
          words
        )}
        {picture}
      </div>
      {below}
      <style jsx>{`
        .page-hero {
          overflow: clip;
          padding-block: var(--space-above-title) clamp(3rem, 2rem + 4vw, 6rem);
        }

        .sky {
          background: linear-gradient(var(--color-surface), var(--art-sky) 80%);
        }

        .warm {
          background: linear-gradient(var(--color-surface), var(--art-warm));
        }

        .tint {
          background: linear-gradient(var(--color-surface), var(--color-surface-tint));
        }

        .family {
          padding-bottom: 56vw;
        }

        @media (--from-medium) {
          .family {
            padding-bottom: 29vw;
          }
        }

        .rests {
          padding-bottom: 0;
        }

        .columns {
          --first: 6fr;
          --second: 5fr;
          gap: var(--space-7) var(--space-9);
        }

        .rests .aside {
          align-self: end;
        }

        @media (--from-wide) {
          .rests .columns > :global(.words) {
            padding-bottom: var(--space-above-title);
          }
        }

        @media print {
          .page-hero {
            padding-block: 0 var(--space-5);
            background: none;
          }
        }
      `}</style>
    </section>
  );
}
