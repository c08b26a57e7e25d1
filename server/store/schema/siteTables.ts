export interface SiteTables {
  /**
   * Newsletter subscribers and people who asked to subscribe. Leaving removes the row; for a week a counter under a keyed
   * hash remembers how many mails were asked for. Links are signatures over the id, so no token is stored.
   */
  newsletter_subscribers: {
    id: string;
    /** Unique and normalized. */
    email: string;
    locale: string;
    /** When the email address was last entered, apart from presses within the pause. */
    requested_at: number;
    /** How often that was: each time names a mail, of which an address gets only a few. */
    mails: number;
    confirmed_at: number | null;
  };

  /** Who wants to hear when it is sold in their country; telling them removes it. Links are signatures over the id. */
  sale_interest: {
    id: string;
    /** Normalized; unique together with `country`. */
    email: string;
    /** ISO 3166-1 alpha-2. */
    country: string;
    locale: string;
    /** When the email address was last entered, apart from presses within the pause. */
    requested_at: number;
    confirmed_at: number | null;
  };

  /** A bang that a visitor suggested, for the operator to review. Contains nothing about the visitor. */
  bang_suggestions: {
    id: string;
    /** Without the exclamation mark; unique together with `url`. */
    trigger_word: string;
    url: string;
    site: string;
    category: string;
    subcategory: string;
    suggested_at: number;
    /** How often it was suggested. */
    times: number;
  };
}
