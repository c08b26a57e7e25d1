import type { ReactNode } from 'react';
import { Container } from '@/components/ui/Container';
import { PostBird } from './PostBird';

type Props = {
  title: string;
  /** Small print below the buttons. */
  after?: string;
  mood: 'asks' | 'carries' | 'rests';
  children: ReactNode;
};

/**
 * A page that an email links to. Its form has no action URL, so it posts to the URL that the page was opened with, token
 * included. Opening the link changes nothing; selecting a button does.
 */
export function EmailLinkPage({ title, after, mood, children }: Props) {
  return (
    <section className="tinted-page">
      <Container>
        <div className="two-columns columns">
          <PostBird mood={mood} />
          <div>
            <h1>{title}</h1>
            {children}
            {after ? <p className="after small-print">{after}</p> : null}
          </div>
        </div>
      </Container>
      <style jsx>{`
        .columns {
          --first: 7fr;
          --second: 5fr;
          align-items: center;
          gap: var(--space-6) var(--space-9);
        }

        h1 {
          margin-bottom: var(--space-4);
          letter-spacing: var(--tracking-display);
        }

        @media (--from-wide) {
          .columns > :global(svg) {
            order: 1;
            width: 100%;
          }
        }

        .columns :global(.lead-text) {
          margin-bottom: var(--space-6);
        }

        .after {
          max-width: 32rem;
          margin-top: var(--space-5);
        }
      `}</style>
    </section>
  );
}
