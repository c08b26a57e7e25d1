import { Button } from './Button';

/** The submit button of a form on a document, as wide as the longer of its two labels. */
export function SubmitButton({ words }: { words: { submit: string; sending: string } }) {
  return (
    <Button type="submit">
      <span className="faces in-column">
        <span className="idle-face">{words.submit}</span>
        <span className="busy-face">{words.sending}</span>
      </span>
    </Button>
  );
}

type Props = {
  id?: string;
  /** `invalid` is for a form of one field, which has no message of its own. */
  words: { note: string; invalid?: string; busy: string; failed: string };
};

/**
 * What a form in `.form-states` says below its button: one of these at a time, in one place, so that nothing moves. A
 * script sets the state in data-state; without one the server sets it on main.
 */
export function FormMessages({ id, words }: Props) {
  return (
    <div className="form-messages in-column small-text" id={id} role="status">
      <p className={words.invalid ? 'note muted checked' : 'note muted'}>{words.note}</p>
      {words.invalid ? <p className="problem invalid medium-weight danger-text">{words.invalid}</p> : null}
      <p className="problem busy medium-weight danger-text">{words.busy}</p>
      <p className="problem failed medium-weight danger-text">{words.failed}</p>
      <style jsx global>{`
        .form-states .faces > span,
        .form-messages > p {
          grid-area: 1 / 1;
        }

        .form-messages .problem,
        .form-states .busy-face,
        [data-state='sending'] .idle-face,
        [data-state='invalid'] .note.checked,
        [data-state='busy'] .note,
        [data-state='failed'] .note,
        main[data-answer~='form-wrong'] .note.checked,
        main[data-answer~='form-busy'] .note,
        main[data-answer~='form-failed'] .note {
          visibility: hidden;
        }

        .form-states[data-state='sending'] .busy-face,
        .form-states[data-state='invalid'] .invalid,
        .form-states[data-state='busy'] .busy,
        .form-states[data-state='failed'] .failed,
        main[data-answer~='form-wrong'] .form-states:not([data-state]) .invalid,
        main[data-answer~='form-busy'] .form-states:not([data-state]) .busy,
        main[data-answer~='form-failed'] .form-states:not([data-state]) .failed {
          visibility: visible;
        }
      `}</style>
    </div>
  );
}
