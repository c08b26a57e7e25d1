/** A file that comes with a mail. One with a `contentId` is a picture that its HTML shows as `cid:<contentId>`. */
export type MailFile = { contentId?: string; name: string; type: string; content: Buffer };

/** One mail, ready to send. `messageId` is stable across retries, so that receivers can drop a duplicate. */
export type OutgoingMail = {
  messageId: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  files: readonly MailFile[];
  locale: string;
  /** Where an answer goes, when not to us. */
  replyTo?: string;
  /** Headers specific to this kind of mail, such as how to unsubscribe from a list. */
  headers?: Readonly<Record<string, string>>;
};

/** Hands a mail to the mail system. Rejects when it was not accepted. */
export type Mailer = { send(mail: OutgoingMail): Promise<void> };
