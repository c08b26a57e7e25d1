import type { ReactNode } from 'react';
import { localUrl } from '@/lib/content/site/languages/localUrl';
import { Button } from './Button';

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
  /** The fields. */
  children: ReactNode;
};

/**
 * A form on a document. It works without a script, as the server writes what to correct into the page; the enhancement
 * `forms/documentForm` sends it without leaving the page. The service cleans and checks what was typed, so no browser
 * judges it before. Use it once per page.
 */
export function DocumentForm({ name, action, words, children }: Props) {
  return (
    <div className="document-form" id={`${name}-form`} data-document-form>
      {/* Without a script, the page that comes back shows the form, not its own beginning. */}
      <form className="in-column gap-5" method="post" noValidate action={`${localUrl(action)}#${name}-form`}>
        {children}
        <div className="end in-column gap-3">
          <Button type="submit">
            <span className="faces">
              <span className="idle-face">{words.submit}</span>
              <span className="busy-face">{words.sending}</span>
            </span>
          </Button>
          <div className="messages small-text" role="status">
            <p className="note muted">{words.note}</p>
            <p className="problem busy">{words.busy}</p>
            <p className="problem failed">{words.failed}</p>
          </div>
        </div>
      </form>
      <div className="thanks" id={`${name}-thanks`} tabIndex={-1} data-thanks>
        <h2>{words.thanksTitle}</h2>
        {words.received ? (
          <>
            <p>
              {words.received} <output name="received" />
            </p>
            <output className="stated own-line above-3" name="stated" />
          </>
        ) : null}
        <p>{words.thanks}</p>
        <p className="wrapping gap-5 strong-weight">
          <a href={localUrl(action)} data-another>
            {words.another}
          </a>
          <a href={localUrl(words.back.href)}>{words.back.label}</a>
        </p>
      </div>
      <style jsx>{`
        /* A script sets the state in data-state; without one the server sets it on main, or the fragment
           selects the thanks. */
        form {
          padding: var(--card-padding);
          border-radius: var(--radius-huge);
          background: var(--color-surface-raised);
          box-shadow: var(--shadow-high);
        }

        .end {
          justify-items: start;
        }

        .faces,
        .messages {
          display: grid;
        }

        .faces > span,
        .messages > p {
          grid-area: 1 / 1;
        }

        .problem {
          color: var(--color-danger-text);
          font-weight: var(--weight-medium);
        }

        .problem,
        .busy-face,
        [data-state='sending'] .idle-face,
        [data-state='busy'] .note,
        [data-state='failed'] .note,
        :global(main[data-answer~='form-busy']) .note,
        :global(main[data-answer~='form-failed']) .note {
          visibility: hidden;
        }

        [data-state='sending'] .busy-face,
        [data-state='busy'] .busy,
        [data-state='failed'] .failed,
        :global(main[data-answer~='form-busy']) .document-form:not([data-state]) .busy,
        :global(main[data-answer~='form-failed']) .document-form:not([data-state]) .failed {
          visibility: visible;
        }

        .thanks {
          display: none;
          padding: clamp(2rem, 1rem + 4vw, 4rem);
          border-radius: var(--radius-huge);
          background: var(--color-success-surface);
        }

        .document-form,
        .thanks {
          scroll-margin-top: calc(var(--header-height) + var(--space-6));
        }

        .thanks p {
          margin-top: var(--space-3);
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
