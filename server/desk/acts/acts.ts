import { lockAccount } from '@/server/accounts/accounts';
import { setSuspension } from '@/server/accounts/suspension';
import { liftLimits } from '@/server/attempts/limitsInTheWay';
import { longCodeMinutes, replaceLongCode } from '@/server/auth/codes/oneTimeCodes';
import { endDevice } from '@/server/auth/sessions/sessions';
import { endWithPeriodTask, rememberTask } from '@/server/billing/rows/webhookEvents';
import { endWithPeriod } from '@/server/billing/subscription/endWithPeriod';
import { liftedLimits } from '@/server/desk/record/readPerson';
import { renewingHere } from '@/server/desk/screen/letters';
import { auditedTransaction, type CallWithin } from '@/server/http/auditedTransaction';
import { requireMail } from '@/server/mail/addressing/mailBudget';
import type { DeskAct } from '@/server/ops/operator';
import type { Outcome, Pressed } from './Pressed';
import { refund } from './refund';
import { tellPerson } from './tellPerson';

/**
 * What a desk does for a person. Each takes the path that the person would take, is one transaction with its row in the
 * audit log, and finds out there whether it can still be done.
 */
export const acts: Record<DeskAct, (pressed: Pressed) => Promise<Outcome>> = {
  'way-in': (pressed) =>
    mailing(pressed, async (within, email) => {
      const { services } = within.context;
      const owner = { email, accountId: within.person.account.id };
      const { id, code } = await replaceLongCode(services, owner);
      await tellPerson(within, { act: 'way-in', code, minutes: longCodeMinutes }, `way-in:${id}`);
    }),

  deletion: (pressed) =>
    mailing(pressed, (within) => {
      const now = within.context.services.clock.now();
      return tellPerson(within, { act: 'deletion' }, `deletion:${now}`);
    }),

  limits: (pressed) =>
    recorded(pressed, async ({ context: { services }, person: { account, payingEmail } }) => {
      await liftLimits(services, liftedLimits(account.id, account.email ?? payingEmail));
      return 'done';
    }),

  async device(pressed) {
    const { person, fields } = pressed;
    const device = person.devices.find(({ id }) => id === fields.device);
    if (!device) return 'unable';
    const { id, kind, system } = device;
    return recorded(pressed, async (within) => {
      const isEnded = await endDevice(within.context.services, { accountId: person.account.id, id });
      if (isEnded) await tellPerson(within, { act: 'device', kind, system }, id);
      return isEnded ? 'done' : 'unable';
    });
  },

  async cancel(pressed) {
    const { services } = pressed.context;
    const row = renewingHere(pressed.person);
    if (!row) return 'unable';
    const { provider_subscription_id: id } = row;
    const outcome = await recorded(pressed, async (within) => {
      await rememberTask(within.context.services, endWithPeriodTask, id);
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
function recorded(
  pressed: Pressed,
  work: (within: Pressed & { context: CallWithin }) => Promise<Outcome>,
): Promise<Outcome> {
  return auditedTransaction(pressed.context, async (context, record) => {
    const outcome = await work({ ...pressed, context });
    if (outcome === 'done') await record();
    return outcome;
  });
}

/** The same for an email to the address that opens the account, under the budget of those that strangers may cause. */
function mailing(
  pressed: Pressed,
  write: (within: Pressed & { context: CallWithin }, email: string) => Promise<void>,
): Promise<Outcome> {
  const { wayInTo: email, account } = pressed.person;
  return recorded(pressed, async (within) => {
    const { services } = within.context;
    const isActive = (await lockAccount(services.database, account.id))?.status === 'active';
    if (email === null || !isActive) return 'unable';
    await requireMail(services, { email, known: true });
    await write(within, email);
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
