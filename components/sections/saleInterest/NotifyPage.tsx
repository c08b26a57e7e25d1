import { PostBird } from '@/components/sections/newsletter/PostBird';
import { Container } from '@/components/ui/Container';
import { Button } from '@/components/ui/forms/Button';
import { ButtonLink } from '@/components/ui/forms/ButtonLink';
import { ButtonRow } from '@/components/ui/forms/ButtonRow';
import { notifyOutcomes, notifyQuestion } from '@/lib/content/subscription/saleInterestWords';

const outcomes = ['confirmed', 'removed', 'expired'] as const;

/**
 * The page that the confirmation mail leads to. Its form has no action URL and so posts to the URL it was opened with,
 * token included: opening the link changes nothing, selecting a button does. The service then leads back here, to the
 * fragment that says what has happened.
 */
export function NotifyPage() {
  const { title, text, confirm, remove, after } = notifyQuestion;
  return (
    <section className="page">
      <Container width="text">
        <PostBird mood="asks" />
        <h1>{title}</h1>
        {outcomes.map((id) => (
          <div key={id} id={id} tabIndex={-1} className="outcome">
            <h2>{notifyOutcomes[id].title}</h2>
            <p className="text">{notifyOutcomes[id].text}</p>
            <ButtonLink href={notifyOutcomes[id].action.href}>{notifyOutcomes[id].action.label}</ButtonLink>
          </div>
        ))}
        <form method="post">
          <p className="text">{text}</p>
          <ButtonRow>
            <Button type="submit" name="answer" value="confirm">
              {confirm}
            </Button>
            <Button type="submit" name="answer" value="remove" variant="secondary">
              {remove}
            </Button>
          </ButtonRow>
          <p className="after">{after}</p>
        </form>
      </Container>
      <style jsx>{`
        .page {
          padding-block: clamp(2rem, 0.5rem + 5vw, 5rem) var(--space-section);
          background: linear-gradient(var(--color-surface), var(--color-surface-tint));
        }

        h1 {
          margin-block: var(--space-6) var(--space-4);
          letter-spacing: var(--tracking-display);
        }

        .text {
          margin-bottom: var(--space-6);
          font-size: var(--text-lead);
          line-height: var(--leading-lead);
        }

        .after {
          max-width: 32rem;
          margin-top: var(--space-5);
          color: var(--color-text-muted);
          font-size: var(--text-small);
        }

        /* The page keeps its place at the top, with its title in view. */
        .outcome {
          display: none;
          scroll-margin-top: 100svh;
        }

        .outcome:target {
          display: block;
        }

        .outcome:target ~ form {
          display: none;
        }

        h2 {
          margin-bottom: var(--space-3);
        }
      `}</style>
    </section>
  );
}
