/**
 * Who gets the newsletter, or asked for it. Leaving removes the row; a counter under a keyed hash remembers for a week how
 * many mails there were. Links are signed over the id, so no token is kept.
 */
export interface NewsletterSubscriberTable {
  id: string;
  /** Unique, normalised. */
  email: string;
  locale: string;
  /** When the address was last entered and a mail written for it. */
  requested_at: number;
  /** Confirmation mails written, those before leaving included: a stranger's address gets only a few. */
  mails: number;
  confirmed_at: number | null;
}

/** A bang that a visitor asked for, for the operator to look through. Holds nothing about who asked. */
export interface BangSuggestionTable {
  id: string;
  /** Without the exclamation mark; unique together with `url`. */
  trigger_word: string;
  url: string;
  site: string;
  category: string;
  subcategory: string;
  suggested_at: number;
  /** How often the same was asked for. */
  times: number;
}
