import { Container } from '@/components/ui/Container';
import { Button } from '@/components/ui/forms/Button';
import { ButtonLink } from '@/components/ui/forms/ButtonLink';
import { brand } from '@/lib/content/brand';
import { inEnglish } from '@/lib/content/site/inEnglish';
import { PostBird } from './PostBird';

type Props = {
  title: string;
  text: string;
  after?: string;
  /** The label of the submit button, or a link to continue. */
  action: string | { label: string; href: string };
  mood: 'asks' | 'carries' | 'rests';
};

/**
 * A page linked from a mail. Its form has no action URL and so posts to the URL it was opened with, token included:
 * opening the link changes nothing, pressing the button does.
 */
export function NewsletterPage({ title, text, after, action, mood }: Props) {
  return (
    <section className="page">
      <Container width="text">
        <PostBird mood={mood} />
        <h1>{title}</h1>
        <p className="text">{text}</p>
        {typeof action === 'string' ? (
          <form method="post">
            <Button type="submit">{action}</Button>
          </form>
        ) : (
          <ButtonLink href={action.href} hrefLang={action.href === brand.blogUrl ? inEnglish : undefined}>
            {action.label}
          </ButtonLink>
        )}
        {after ? <p className="after">{after}</p> : null}
      </Container>
      <style jsx>{`
        .page {
          padding-block: clamp(2rem, 0.5rem + 5vw, 5rem) var(--space-section);
          background: linear-gradient(var(--color-surface), var(--color-surface-tint));
        }

        h1 {
          margin-top: var(--space-6);
          letter-spacing: var(--tracking-display);
        }

        .text {
          margin-block: var(--space-4) var(--space-6);
          font-size: var(--text-lead);
          line-height: var(--leading-lead);
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
