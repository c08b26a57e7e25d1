import type { Kysely } from 'kysely';
import { lockAccount } from '@/server/accounts/accounts';
import { setSuspension } from '@/server/accounts/suspension';
import { liftLimits } from '@/server/attempts/limitsInTheWay';
import { longCodeMinutes, replaceLongCode } from '@/server/auth/codes/oneTimeCodes';
import { endDevice } from '@/server/auth/sessions/sessions';
import { endWithPeriodTask, rememberTask } from '@/server/billing/rows/webhookEvents';
import { endWithPeriod } from '@/server/billing/subscription/endWithPeriod';
import { liftedLimits } from '@/server/desk/record/readPerson';
import { renewingHere } from '@/server/desk/screen/letters';
import { auditedTransaction } from '@/server/http/auditedTransaction';
import { requireMail } from '@/server/mail/addressing/mailBudget';
import type { DeskAct } from '@/server/ops/operator';
import type { Database } from '@/server/store/schema';
import type { Outcome, Pressed } from './Pressed';
import { refund } from './refund';
import { tellPerson } from './tellPerson';

/**
 * What a desk does for a person. Each takes the path that the person would take, is one transaction with its row in the
 * audit log, and finds out there whether it can still be done.
 */
export const acts: Record<DeskAct, (pressed: Pressed) => Promise<Outcome>> = {
  'way-in': (pressed) =>
    mailing(pressed, async (trx, email) => {
      const { context, person } = pressed;
      const owner = { email, accountId: person.account.id };
      const { id, code } = await replaceLongCode(trx, context.services, owner);
      await tellPerson(trx, pressed, { act: 'way-in', code, minutes: longCodeMinutes }, `way-in:${id}`);
    }),

  deletion: (pressed) =>
    mailing(pressed, (trx) => {
      const now = pressed.context.services.clock.now();
      return tellPerson(trx, pressed, { act: 'deletion' }, `deletion:${now}`);
    }),

  limits: (pressed) =>
    recorded(pressed, async (trx) => {
      const { account, payingEmail } = pressed.person;
      const lifted = liftedLimits(account.id, account.email ?? payingEmail);
      await liftLimits(trx, pressed.context.services, lifted);
      return 'done';
    }),

  async device(pressed) {
    const { context, person, fields } = pressed;
    const device = person.devices.find(({ id }) => id === fields.device);
    if (!device) return 'unable';
    const { id, kind, system } = device;
    return recorded(pressed, async (trx) => {
      const isEnded = await endDevice(trx, context.services, { accountId: person.account.id, id });
      if (isEnded) await tellPerson(trx, pressed, { act: 'device', kind, system }, id);
      return isEnded ? 'done' : 'unable';
    });
  },

  async cancel(pressed) {
    const { services } = pressed.context;
    const row = renewingHere(pressed.person);
    if (!row) return 'unable';
    const { provider_subscription_id: id } = row;
    const outcome = await recorded(pressed, async (trx) => {
      await rememberTask(trx, services, endWithPeriodTask, id);
      return 'done';
    });
    await endWithPeriod(services, id).catch((error: unknown) => {
      services.log.warn({ err: error }, 'a cancellation by the desk waits until it can be carried out');
    });
    return outcome;
  },

  refund,
  suspend: (pressed) => setStatus(pressed, 'suspended'),
  unsuspend: (pressed) => setStatus(pressed, 'active'),
};

/** Runs what an act changes with its row in the audit log; one that could not be done leaves none. */
function recorded({ context }: Pressed, work: (trx: Kysely<Database>) => Promise<Outcome>): Promise<Outcome> {
  return auditedTransaction(context, async (trx, record) => {
    const outcome = await work(trx);
    if (outcome === 'done') await record();
    return outcome;
  });
}

/** The same for an email to the address that opens the account, under the budget of those that strangers may cause. */
function mailing(
  pressed: Pressed,
  write: (trx: Kysely<Database>, email: string) => Promise<void>,
): Promise<Outcome> {
  const { context, person } = pressed;
  const { wayInTo: email, account } = person;
  return recorded(pressed, async (trx) => {
    const isActive = (await lockAccount(trx, account.id))?.status === 'active';
    if (email === null || !isActive) return 'unable';
    await requireMail(trx, context.services, { email, known: true });
    await write(trx, email);
    return 'done';
  });
}

/** It writes a row of its own into the audit log. */
async function setStatus({ context, person }: Pressed, to: 'suspended' | 'active'): Promise<Outcome> {
  const { services, auditContext } = context;
  const changed = await setSuspension(services, person.account.id, to, auditContext.detail ?? undefined);
  auditContext.unrecorded = true;
  return changed === null ? 'unable' : 'done';
}
