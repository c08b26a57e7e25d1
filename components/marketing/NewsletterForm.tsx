import { Button } from '@/components/ui/forms/Button';
import { newsletterForm } from '@/lib/content/company/newsletter';
import { newsletterFormStyles } from './newsletterFormStyles';

type Props = {
  /** The page it stands on, where a visitor without script is led back to. */
  page: '/newsletter' | '/about';
};

/**
 * Asks for an address for the newsletter. It is a plain form; the enhancement `newsletter` sends it without leaving the
 * page. Once per page.
 */
export function NewsletterForm({ page }: Props) {
  const words = newsletterForm;
  return (
    <div className="newsletter" data-newsletter>
      <form
        name="newsletter"
        method="post"
        action="/newsletter/subscription/subscribe"
        data-event="page.newsletter.form.submit"
      >
        <input type="hidden" name="page" value={page} />
        <label htmlFor="newsletter-email">{words.label}</label>
        <div className="line">
          <input
            id="newsletter-email"
            name="email"
            type="email"
            required
            maxLength={254}
            autoComplete="email"
            spellCheck={false}
            defaultValue=""
            placeholder={words.placeholder}
            aria-describedby="newsletter-says"
          />
          <Button type="submit">
            <span className="faces">
              <span className="idle-face">{words.submit}</span>
              <span className="busy-face">{words.sending}</span>
            </span>
          </Button>
        </div>
        <div className="messages" id="newsletter-says" role="status">
          <p className="note">{words.note}</p>
          <p className="problem invalid">{words.invalid}</p>
          <p className="problem busy">{words.busy}</p>
          <p className="problem failed">{words.failed}</p>
        </div>
      </form>
      <div className="thanks" id="newsletter-thanks" tabIndex={-1}>
        <p className="thanks-title">{words.thanksTitle}</p>
        <p>{words.thanks}</p>
        <p className="again">
          <a href={page} data-newsletter-again>
            {words.again}
          </a>
        </p>
      </div>
      <style jsx>{newsletterFormStyles}</style>
    </div>
  );
}
