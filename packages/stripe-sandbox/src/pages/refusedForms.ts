import type { CardProblems, CardValues } from './cardForm';

export type RefusedForm = { values: CardValues; problems: CardProblems };

export type RefusedForms = {
  remember(sessionId: string, form: RefusedForm, now: number): void;
  /** What was last typed on this page, or null when nothing was refused or it was too long ago. */
  recall(sessionId: string, now: number): RefusedForm | null;
  forget(sessionId: string): void;
};

/** In seconds: long enough to get another card, short enough that a shared screen does not show it the next day. */
const lifetime = 600;
const most = 100;

/**
 * What was typed into a refused card form, kept until the page that reports it is shown. A refused form redirects to
 * that page, so that Back and Reload never hit an answer to a POST. Kept in memory only, without the security code.
 */
export function makeRefusedForms(): RefusedForms {
  const forms = new Map<string, RefusedForm & { at: number }>();
  return {
    remember: (sessionId, { values, problems }, now) => {
      forms.delete(sessionId);
      // Remembers only that a code was typed, so that the page can say why it asks for it again.
      forms.set(sessionId, { values: { ...values, cvc: values.cvc ? 'typed' : '' }, problems, at: now });
      const [oldest] = forms.keys();
      if (forms.size > most && oldest !== undefined) forms.delete(oldest);
    },
    recall: (sessionId, now) => {
      const form = forms.get(sessionId);
      return form && now - form.at < lifetime ? form : null;
    },
    forget: (sessionId) => {
      forms.delete(sessionId);
    },
  };
}
