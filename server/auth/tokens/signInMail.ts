import type { DeviceWords } from '@/lib/contract/signInDevice';
import { takeAttempt } from '@/server/attempts/attempts';
import { enqueueMail } from '@/server/mail/queue/outbox';
import type { TransactionServices } from '@/server/services';
import type { RowOf } from '@/server/store/schema';

type Owner = Pick<RowOf<'accounts'>, 'id' | 'email' | 'locale'>;

/**
 * Tells the account's email address of a new sign-in, in the transaction that begins it, after which callers wake the
 * mail worker. They leave out browsers that signed in before and the sign-in that first proves the address.
 */
export async function mailNewSignIn(
  services: TransactionServices,
  owner: Owner,
  { signInId, device }: { signInId: string; device: DeviceWords },
): Promise<void> {
  if (owner.email === null) return;
  const { attempt } = await takeAttempt(services, { limit: 'sign-in-mails', subject: owner.id });
  if (attempt === null) return;
  await enqueueMail(services, {
    template: 'new-sign-in',
    to: owner.email,
    locale: owner.locale,
    dedupeKey: `new-sign-in:${signInId}`,
    data: { ...device, at: services.clock.now() },
  });
}
