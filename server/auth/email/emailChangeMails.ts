import type { Account } from '@/server/accounts/accounts';
import { day } from '@/server/clock';
import { enqueueMail } from '@/server/mail/queue/outbox';
import { opaqueToken } from '@/server/random';
import { digest } from '@/server/secrets';
import type { RowServices, TransactionServices } from '@/server/services';
import type { EmailChange } from './emailChangeHash';

/** How long the old email address can undo a change. */
const undoLifetime = 7 * day;

/**
 * Tells both addresses, of a removal the one there was. The old one gets a link that restores it within seven days, whose token is stored as a digest and
 * travels in the fragment, which no server log contains.
 */
export async function mailChanged(services: TransactionServices, change: EmailChange, locale: string) {
  const { id, old_email, new_email } = change;
  const isRemoval = new_email === '';
  if (!isRemoval)
    await enqueueMail(services, {
      template: 'address-added',
      to: new_email,
      locale,
      dedupeKey: `address-added:${id}`,
      data: { email: new_email },
    });
  if (old_email === null) return;
  const mail = { to: old_email, locale };
  const undo = await openUndo(services, id);
  await enqueueMail(
    services,
    isRemoval
      ? { ...mail, template: 'address-removed', dedupeKey: `address-removed:${id}`, data: undo }
      : {
          ...mail,
          template: 'address-changed',
          dedupeKey: `address-changed:${id}`,
          data: { newEmail: new_email, ...undo },
        },
  );
}

/** Tells the email address that an undo took off the account: its reader is signed out, and is perhaps the owner. */
export async function mailRestored(
  services: TransactionServices,
  changeId: string,
  { email, locale }: Pick<Account, 'email' | 'locale'>,
): Promise<void> {
  if (email === null) return;
  const dedupeKey = `address-restored:${changeId}`;
  await enqueueMail(services, { template: 'address-restored', to: email, locale, dedupeKey, data: {} });
}

async function openUndo(services: TransactionServices, changeId: string) {
  const token = opaqueToken(services.random);
  const undoUntil = services.clock.now() + undoLifetime;
  await services.database
    .updateTable('email_changes')
    .set({ undo_hash: digest(token), undo_expires_at: undoUntil })
    .where('id', '=', changeId)
    .execute();
  return { undoUrl: `${services.config.publicOrigin}/subscriptions/undo-email#${token}`, undoUntil };
}

/** An email address the account had, and until when it can undo the change, in milliseconds. */
export type FormerAddress = { email: string; undoUntil: number };

/**
 * The addresses that can still undo a change or removal. The longest replaced is first: undoing it reverts every later
 * change.
 */
export async function formerAddresses(services: RowServices, accountId: string): Promise<FormerAddress[]> {
  const rows = await services.database
    .selectFrom('email_changes')
    .select(['old_email', 'undo_expires_at'])
    .where('account_id', '=', accountId)
    .where('undo_expires_at', '>', services.clock.now())
    .where('undone_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.flatMap(({ old_email: email, undo_expires_at: undoUntil }) =>
    email === null || undoUntil === null ? [] : [{ email, undoUntil }],
  );
}
