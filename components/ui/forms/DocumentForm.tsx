import type { ReactNode } from 'react';
import { localUrl } from '@/lib/content/site/languages/localUrl';
import { FormMessages, SubmitButton } from './FormStates';

type Props = {
  /** Begins the ids of its parts: the thanks are at `#<name>-thanks`, where a visitor without a script is led. */
  name: string;
  /** The page that contains the form; it posts there. */
  action: string;
  words: {
    submit: string;
    sending: string;
    note: string;
    busy: string;
    failed: string;
    thanksTitle: string;
    thanks: string;
    /** Before the time that the answer gives, for a form whose receipt has to say what was received, and when. */
    received?: string;
    another: string;
    back: { label: string; href: string };
  };
  children: ReactNode;
};

/**
 * A form on a document. It works without a script, as the server writes what to correct into the page; the enhancement
 * `forms/documentForm` sends it without leaving the page. The service cleans and checks what was typed, so no browser
 * judges it before. Use it once per page.
 */
export function DocumentForm({ name, action, words, children }: Props) {
  return (
    <div className="document-form form-states" id={`${name}-form`} data-document-form>
      {/* Without a script, the page that comes back shows the form, not its own beginning. */}
      <form
        className="in-column gap-5 huge-corners raised-ground high-shadow"
        method="post"
        noValidate
        action={`${localUrl(action)}#${name}-form`}
      >
        {children}
        <div className="end in-column gap-3">
          <SubmitButton words={words} />
          <FormMessages words={words} />
        </div>
      </form>
      <div className="thanks huge-corners" id={`${name}-thanks`} tabIndex={-1} data-thanks>
        <h2>{words.thanksTitle}</h2>
        {words.received ? (
          <>
            <p className="above-3">
              {words.received} <output name="received" />
            </p>
            <output className="stated own-line above-3" name="stated" />
          </>
        ) : null}
        <p className="above-3">{words.thanks}</p>
        <p className="wrapping gap-5 strong-weight above-3">
          <a href={localUrl(action)} data-another>
            {words.another}
          </a>
          <a href={localUrl(words.back.href)}>{words.back.label}</a>
        </p>
      </div>
      <style jsx>{`
        /* Without a script the server's answer on main, or the fragment, selects the thanks. */
        form {
          padding: var(--card-padding);
        }

        .end {
          justify-items: start;
        }

        .thanks {
          display: none;
          padding: clamp(2rem, 1rem + 4vw, 4rem);
          background: var(--color-success-surface);
        }

        .document-form,
        .thanks {
          scroll-margin-top: calc(var(--header-height) + var(--space-6));
        }

        /* One line for each that was stated. */
        .stated {
          padding-left: var(--space-4);
          border-left: 3px solid var(--color-border);
          overflow-wrap: anywhere;
          white-space: pre-line;
        }

        [data-state='thanks'] .thanks,
        .document-form:not([data-state]) .thanks:target,
        :global(main[data-answer~='form-received']) .document-form:not([data-state]) .thanks {
          display: block;
        }

        [data-state='thanks'] form,
        .document-form:not([data-state]):has(.thanks:target) form,
        :global(main[data-answer~='form-received']) .document-form:not([data-state]) form {
          display: none;
        }
      `}</style>
    </div>
  );
}
