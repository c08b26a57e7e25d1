/** Why a mail was not accepted, in words without email addresses, and whether retrying can help. */
export type SendFailure = { permanent: boolean; reason: string };

/** The separators between the words of a reply, some of which may be email addresses. */
const betweenWords = /([\s<>"',;:])/;

/**
 * Classifies a mailer's error: an SMTP reply of 500 and above to the reader's address or to the content is final;
 * everything else may be temporary.
 */
export function sendFailure(error: unknown): SendFailure {
  const responseCode = numberIn(error, 'responseCode');
  const code = textIn(error, 'code');
  const message = error instanceof Error ? error.message : String(error);
  const reason = [responseCode, code, withoutAddresses(message)]
    .filter((part) => part !== null)
    .join(' ')
    .slice(0, 300);
  return { permanent: isFinal(responseCode, textIn(error, 'command')), reason };
}

function withoutAddresses(message: string): string {
  const words = message.split(betweenWords);
  return words.map((word) => (word.slice(1, -1).includes('@') ? '<address>' : word)).join('');
}

// A refused password, greeting or sender is our own problem, which an operator can fix, so such mails wait.
function isFinal(responseCode: number | null, command: string | null): boolean {
  if (responseCode === null || responseCode < 500) return false;
  return command === null || /^(RCPT TO|DATA)/.test(command);
}

function numberIn(error: unknown, name: string): number | null {
  const value = valueIn(error, name);
  return typeof value === 'number' ? value : null;
}

function textIn(error: unknown, name: string): string | null {
  const value = valueIn(error, name);
  return typeof value === 'string' ? value : null;
}

function valueIn(error: unknown, name: string): unknown {
  return typeof error === 'object' && error !== null
    ? Object.getOwnPropertyDescriptor(error, name)?.value
    : undefined;
}
