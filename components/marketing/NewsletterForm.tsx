import { FormMessages, SubmitButton } from '@/components/ui/forms/FormStates';
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
    <div className="newsletter form-states in-column" data-screen-only data-newsletter>
      <form
        className="gap-2 in-column"
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
          <SubmitButton words={words} />
        </div>
        <FormMessages id="newsletter-says" words={words} />
      </form>
      <div className="thanks medium-corners" id="newsletter-thanks" tabIndex={-1}>
        <p className="thanks-title strong-weight">{words.thanksTitle}</p>
        <p>{words.thanks}</p>
        <p className="small-text above-2">
          <a href={localUrl(page)} data-newsletter-again>
            {words.again}
          </a>
        </p>
      </div>
      <style jsx>{`
        /* The thanks lie over the form, so that nothing moves. Without a script the fragment selects them. */
        .newsletter {
          grid-template-columns: minmax(0, 1fr);
          width: min(34rem, 100%);
          scroll-margin-top: calc(var(--header-height) + var(--space-6));
        }

        form,
        .thanks {
          grid-area: 1 / 1;
        }

        form {
          grid-template-columns: minmax(0, 1fr);
          align-content: start;
        }

        input {
          flex: 1 1 14rem;
        }

        form :global(.form-messages) {
          line-height: 1.4;
        }

        .thanks {
          visibility: hidden;
          padding: var(--space-4) var(--space-5);
          background: var(--color-success-surface);
          color: var(--color-text);
          align-self: start;
        }

        .thanks-title {
          color: var(--color-success-text);
        }

        [data-state='thanks'] form,
        .newsletter:not([data-state]):has(.thanks:target) form {
          visibility: hidden;
        }

        [data-state='thanks'] .thanks,
        .newsletter:not([data-state]) .thanks:target {
          visibility: visible;
        }
      `}</style>
    </div>
  );
}
