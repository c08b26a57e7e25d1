import type { MailMessage } from '@/server/mail/messages';

/** The headers of a mail that depend on what kind of mail it is. */
export function mailHeaders(message: MailMessage): Record<string, string> | undefined {
  switch (message.template) {
    case 'newsletter-confirm':
      return unsubscribeHeaders(message.data.unsubscribeUrl);
    case 'letter':
      return message.data.unsubscribeUrl === null
        ? undefined
        : unsubscribeHeaders(message.data.unsubscribeUrl);
    case 'sale-interest-confirm':
      return unsubscribeHeaders(message.data.answerUrl);
    // A person wrote it: help desks drop mails that say they were made by a machine (RFC 3834).
    case 'contact-message':
    case 'withdrawal':
    case 'cancellation':
      return { 'Auto-Submitted': 'no' };
    case 'contact-received':
    case 'withdrawal-received':
    case 'cancellation-received':
      return { 'Auto-Submitted': 'auto-replied' };
    default:
      return undefined;
  }
}

/** Where an answer goes, when not to us. */
export function replyTo(message: MailMessage): string | undefined {
  switch (message.template) {
    case 'contact-message':
    case 'withdrawal':
    case 'cancellation':
      return message.data.email;
    default:
      return undefined;
  }
}

/** They let mail programs offer one-click unsubscribe (RFC 2369, RFC 8058). */
function unsubscribeHeaders(url: string): Record<string, string> {
  return { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}
