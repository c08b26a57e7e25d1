import { Button } from '@/components/ui/forms/Button';
import { newsletterForm } from '@/lib/content/company/newsletter';
import { localUrl } from '@/lib/content/site/languages/localUrl';

type Props = {
  /** The page that contains the form; a visitor without a script is redirected back to it. */
  page: '/newsletter' | '/about';
};

/**
 * Asks for an email address for the newsletter. It is a plain form; the enhancement `forms/newsletterForm` sends it
 * without leaving the page. The service cleans and checks what was typed, so no browser judges it before. Use it once
 * per page.
 */
export function NewsletterForm({ page }: Props) {
  const words = newsletterForm;
  return (
    <div className="newsletter" data-screen-only data-newsletter>
      <form
        name="newsletter"
        method="post"
        noValidate
        action={localUrl('/newsletter/subscription/subscribe')}
        data-event="page.newsletter.form.submit"
      >
        <input type="hidden" name="page" value={page} />
        <label className="small-text strong-weight" htmlFor="newsletter-email">
          {words.label}
        </label>
        <div className="wrapping gap-2">
          <input
            id="newsletter-email"
            className="text-field"
            name="email"
            type="email"
            required
            autoComplete="email"
            spellCheck={false}
            defaultValue=""
            placeholder={words.placeholder}
            aria-describedby="newsletter-says"
          />
          <Button type="submit">
            <span className="faces in-column">
              <span className="idle-face">{words.submit}</span>
              <span className="busy-face">{words.sending}</span>
            </span>
          </Button>
        </div>
        <div className="messages in-column" id="newsletter-says" role="status">
          <p className="note muted">{words.note}</p>
          <p className="problem invalid">{words.invalid}</p>
          <p className="problem busy">{words.busy}</p>
          <p className="problem failed">{words.failed}</p>
        </div>
      </form>
      <div className="thanks" id="newsletter-thanks" tabIndex={-1}>
        <p className="thanks-title">{words.thanksTitle}</p>
        <p>{words.thanks}</p>
        <p className="small-text above-2">
          <a href={localUrl(page)} data-newsletter-again>
            {words.again}
          </a>
        </p>
      </div>
      <style jsx>{`
        /* The states of the form overlap, so that nothing moves when one replaces another. A script sets the
           state in data-state; without one the server sets it on main, or the fragment selects the thanks. */
        .newsletter {
          display: grid;
          grid-template-columns: minmax(0, 1fr);
          width: min(34rem, 100%);
          scroll-margin-top: calc(var(--header-height) + var(--space-6));
        }

        form,
        .thanks {
          grid-area: 1 / 1;
        }

        form {
          display: grid;
          grid-template-columns: minmax(0, 1fr);
          gap: var(--space-2);
          align-content: start;
        }

        input {
          flex: 1 1 14rem;
        }

        .faces > span,
        .messages > p {
          grid-area: 1 / 1;
        }

        .messages {
          font-size: var(--text-small);
          line-height: 1.4;
        }

        .problem,
        .busy-face,
        .thanks {
          visibility: hidden;
        }

        .problem {
          color: var(--color-danger-text);
          font-weight: var(--weight-medium);
        }

        .thanks {
          padding: var(--space-4) var(--space-5);
          border-radius: var(--radius-medium);
          background: var(--color-success-surface);
          color: var(--color-text);
          align-self: start;
        }

        .thanks-title {
          color: var(--color-success-text);
          font-weight: var(--weight-semibold);
        }

        [data-state='sending'] .idle-face,
        [data-state='invalid'] .note,
        [data-state='busy'] .note,
        [data-state='failed'] .note,
        :global(main[data-answer*='form-']) .note {
          visibility: hidden;
        }

        [data-state='sending'] .busy-face,
        [data-state='invalid'] .invalid,
        [data-state='busy'] .busy,
        [data-state='failed'] .failed,
        :global(main[data-answer~='form-wrong']) .newsletter:not([data-state]) .invalid,
        :global(main[data-answer~='form-busy']) .newsletter:not([data-state]) .busy,
        :global(main[data-answer~='form-failed']) .newsletter:not([data-state]) .failed {
          visibility: visible;
        }

        [data-state='thanks'] form {
          visibility: hidden;
        }

        [data-state='thanks'] .thanks,
        .newsletter:not([data-state]) .thanks:target {
          visibility: visible;
        }

        .newsletter:not([data-state]):has(.thanks:target) form {
          visibility: hidden;
        }
      `}</style>
    </div>
  );
}
