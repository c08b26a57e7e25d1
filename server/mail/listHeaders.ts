import type { MailMessage } from './messages';

/** The headers that let mail programs offer one-click unsubscribe (RFC 2369, RFC 8058). */
export function listHeaders(message: MailMessage): Record<string, string> | undefined {
  if (message.template !== 'newsletter-confirm') return undefined;
  return {
    'List-Unsubscribe': `<${message.data.unsubscribeUrl}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}
