import { EmailLinkPage } from '@/components/marketing/EmailLinkPage';
import { Button } from '@/components/ui/forms/Button';
import { ButtonLink } from '@/components/ui/forms/ButtonLink';
import { ButtonRow } from '@/components/ui/forms/ButtonRow';
import { notifyOutcomes, notifyQuestion } from '@/lib/content/subscription/saleInterestWords';

const outcomes = ['confirmed', 'removed', 'expired'] as const;

/** The question whether to be told; the service leads back here, to the fragment that says what has happened. */
export function NotifyPage() {
  const { title, text, confirm, remove, after } = notifyQuestion;
  return (
    <EmailLinkPage route="/pro/notify" title={title} after={after} mood="asks">
      {outcomes.map((id) => (
        <div key={id} id={id} tabIndex={-1} className="outcome">
          <h2 className="below-3">{notifyOutcomes[id].title}</h2>
          <p className="lead-text">{notifyOutcomes[id].text}</p>
          <ButtonLink href={notifyOutcomes[id].action.href}>{notifyOutcomes[id].action.label}</ButtonLink>
        </div>
      ))}
      <form method="post">
        <p className="lead-text">{text}</p>
        <ButtonRow>
          <Button type="submit" name="answer" value="confirm">
            {confirm}
          </Button>
          <Button type="submit" name="answer" value="remove" variant="secondary">
            {remove}
          </Button>
        </ButtonRow>
      </form>
      <style jsx>{`
        /* The page keeps its place at the top, with its title in view. */
        .outcome {
          display: none;
          scroll-margin-top: 100svh;
        }

        .outcome:target {
          display: block;
        }

        .outcome:target ~ form,
        .outcome:target ~ :global(.after) {
          display: none;
        }
      `}</style>
    </EmailLinkPage>
  );
}
