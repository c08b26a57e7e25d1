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
      <Container width="text">
        <PostBird mood={mood} />
        <h1>{title}</h1>
        {children}
        {after ? <p className="after">{after}</p> : null}
      </Container>
      <style jsx>{`
        h1 {
          margin-block: var(--space-6) var(--space-4);
          letter-spacing: var(--tracking-display);
        }

        .after {
          max-width: 32rem;
          margin-top: var(--space-5);
          color: var(--color-text-muted);
          font-size: var(--text-small);
        }
      `}</style>
    </section>
  );
}
