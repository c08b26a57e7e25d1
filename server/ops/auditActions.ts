import type { ErrorCode } from '@/lib/contract/errors';

/** The actions in the audit log, each with when it is written. */
const auditActions = {
  'session-opened': 'A sign-in began.',
  'account-created': 'An account without an address was made.',
  'code-sent': 'A one-time code was asked for.',
  'signed-in': 'A one-time code was presented for a sign-in.',
  'tokens-issued':
    'A browser or app was signed in, or its sign-in ended because a code or token of it was used twice.',
  'signed-out': 'A device, or every device, was signed out.',
  'device-revoked': 'One device was signed out from another.',
  'email-change-started': 'A change or removal of the address was asked for.',
  'email-changed': 'A new address was confirmed.',
  'email-change-undone': 'The former address took a change back.',
  'data-exported': 'A file with everything stored about the account was asked for.',
  'account-suspended': 'An operator put the account on hold.',
  'account-restored': 'An operator took the account off hold.',
  'account-deleted': 'A deletion was asked for or carried out.',
  'token-exchanged': 'A token of the first generation was exchanged.',
  'restoration-code-issued': 'A code for the restoration advisor was given out.',
  'refund-requested': 'A refund was asked for under the money-back promise.',
  'statement-confirmed': 'A withdrawal or a cancellation was confirmed by the link in a mail.',
  'payment-event': 'The payment provider sent an event.',
  'desk-searched': 'Support looked for a person.',
  'desk-looked': 'Support opened the record of this person.',
  'desk-acted': 'Support did something for this person.',
  'letter-acted': 'An operator wrote, tested, sent, or stopped a letter to many readers.',
  'ops-viewed': 'An operator looked at the settings and health of the site.',
  'sale-opened': 'People on the list of a country were told that they can subscribe there.',
  'setting-changed': 'A flag or an allocation was changed while the site ran.',
} as const;

export type AuditAction = keyof typeof auditActions;

/** What an action in the log means; one of an earlier release is shown by its name. */
export function auditSentence(action: string): string {
  return new Map<string, string>(Object.entries(auditActions)).get(action) ?? action;
}

/** Always recorded: reaching these requires a secret of Stripe's or of the operator's. */
export const vouchedFor: ReadonlySet<AuditAction> = new Set([
  'payment-event',
  'ops-viewed',
  'desk-searched',
  'desk-looked',
  'desk-acted',
  'letter-acted',
]);

/** Refusals that say something about an account, so that attempts to break in are visible. */
export const auditedFailures: ReadonlySet<ErrorCode> = new Set([
  'invalid_login_credentials',
  'invalid_link_signature',
  'suspended_account',
  'reauthentication_required',
  'unverified_account',
  'account_change_email_address_failed',
  'forbidden',
]);
