import * as z from 'zod/mini';

/** Why a mail was not accepted, in words without email addresses, and whether retrying can help. */
export type SendFailure = { permanent: boolean; reason: string };

const text = z.catch(z.nullable(z.string()), null);
/** What the mail library adds to an error. */
const Reply = z.catch(
  z.object({ responseCode: z.catch(z.nullable(z.number()), null), code: text, command: text }),
  { responseCode: null, code: null, command: null },
);

/** The separators between the words of a reply, some of which may be email addresses. */
const betweenWords = /([\s<>"',;:])/;

/** A mailer's error: a reply of 500 and above about the address or the content is final, all else may be temporary. */
export function sendFailure(error: unknown): SendFailure {
  const { responseCode, code, command } = Reply.parse(error);
  const message = error instanceof Error ? error.message : String(error);
  const reason = [responseCode, code, withoutAddresses(message)]
    .filter((part) => part !== null)
    .join(' ')
    .slice(0, 300);
  return { permanent: isFinal(responseCode, command), reason };
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
