import { lockAccount, lockLivingAccount } from '@/server/accounts/accounts';
import { setSuspension } from '@/server/accounts/suspension';
import { liftLimits } from '@/server/attempts/limitsInTheWay';
import { longCodeMinutes, replaceLongCode } from '@/server/auth/codes/oneTimeCodes';
import { endDevice } from '@/server/auth/sessions/sessions';
import { endWithPeriodTask, rememberTask } from '@/server/billing/rows/webhookEvents';
import { endWithPeriod } from '@/server/billing/subscription/endWithPeriod';
import { liftedLimits } from '@/server/desk/record/readPerson';
import { cancelOffer } from '@/server/desk/screen/letters';
import { isActiveRow } from '@/server/entitlements/currentStatus';
import { auditedTransaction } from '@/server/http/auditedTransaction';
import { requireMail } from '@/server/mail/addressing/mailBudget';
import { enqueueMail } from '@/server/mail/queue/outbox';
import type { DeskAct } from '@/server/ops/operator';
import type { Outcome, Pressed } from './Pressed';
import { refund } from './refund';
import { tellPerson } from './tellPerson';

/**
 * What a desk does for a person. Each takes the path that the person would take, is one transaction with its row in the
 * audit log, and finds out there whether it can still be done.
 */
export const acts: Record<DeskAct, (pressed: Pressed) => Promise<Outcome>> = {
  async 'way-in'({ context, person: { account, wayInTo: email } }) {
    if (email === null) return 'unable';
    const { services } = context;
    return auditedTransaction(context, async (trx, record) => {
      if ((await lockAccount(trx, account.id))?.status !== 'active') return 'unable';
      await requireMail(trx, services, { email, known: true });
      const owner = { email, accountId: account.id };
      const { id, code } = await replaceLongCode(trx, services, owner);
      await enqueueMail(trx, services, {
        template: 'support-acted',
        to: email,
        locale: account.locale,
        dedupeKey: `long-code:${id}`,
        data: { act: 'way-in', code, minutes: longCodeMinutes },
      });
      await record();
      return 'done';
    });
  },

  async limits({ context, person: { account, payingEmail } }) {
    await auditedTransaction(context, async (trx, record) => {
      const uses = liftedLimits(account.id, account.email ?? payingEmail);
      await liftLimits(trx, context.services, uses);
      await record();
    });
    return 'done';
  },

  async device(pressed) {
    const { context, person, fields } = pressed;
    const device = person.devices.find(({ id }) => id === fields.device);
    if (!device) return 'unable';
    const ended = { accountId: person.account.id, id: device.id };
    return auditedTransaction(context, async (trx, record) => {
      if (!(await endDevice(trx, context.services, ended))) return 'unable';
      const { kind, system } = device;
      await tellPerson(trx, pressed, { act: 'device', kind, system }, device.id);
      await record();
      return 'done';
    });
  },

  async cancel({ context, person }) {
    const { services } = context;
    const row = person.rows.find((one) => one.platform === 'stripe' && isActiveRow(one, person.now));
    if (!row || !cancelOffer(person)) return 'unable';
    const { provider_subscription_id: id } = row;
    await auditedTransaction(context, async (trx, record) => {
      await rememberTask(trx, services, endWithPeriodTask, id);
      await record();
    });
    await endWithPeriod(services, id).catch((error: unknown) => {
      services.log.warn({ err: error }, 'a cancellation by the desk waits until it can be carried out');
    });
    return 'done';
  },

  refund,

  async deletion(pressed) {
    const { context, person } = pressed;
    const { wayInTo: email, account } = person;
    if (email === null) return 'unable';
    const { services } = context;
    return auditedTransaction(context, async (trx, record) => {
      if (!(await lockLivingAccount(trx, account.id))) return 'unable';
      await requireMail(trx, services, { email, known: true });
      await tellPerson(trx, pressed, { act: 'deletion' }, `deletion:${services.clock.now()}`);
      await record();
      return 'done';
    });
  },

  suspend: (pressed) => setStatus(pressed, 'suspended'),
  unsuspend: (pressed) => setStatus(pressed, 'active'),
};

/** It writes a row of its own into the audit log. */
async function setStatus({ context, person }: Pressed, to: 'suspended' | 'active'): Promise<Outcome> {
  const { services, auditContext } = context;
  const changed = await setSuspension(services, person.account.id, to, auditContext.detail ?? undefined);
  auditContext.unrecorded = true;
  return changed === null ? 'unable' : 'done';
}
