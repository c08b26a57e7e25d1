import { type Fault, faults, type Habit, habits } from 'stripe-sandbox/behavior';
import type { HandlerResult } from '@/server/http/handlerResult';
import type { Emulator } from '@/server/sandbox/emulator';
import { BadInput, changed, numberField, type SandboxRequestContext } from '@/server/sandbox/sandboxContext';

const maxCalls = 1000;

/** `POST /sandbox/payments {fault, calls}` or `{habit, on}`: what else of real Stripe the stand-in shows. */
export async function setPayments(
  call: SandboxRequestContext,
  emulator: Emulator | null,
): Promise<HandlerResult> {
  const { fault, habit, on, ...fields } = await call.fields();
  if (!emulator) throw new BadInput('This site uses real payments, so you can’t change them.');
  const { behavior } = emulator;
  if (isHabit(habit)) {
    const wanted = on === true || on === 'true';
    behavior.set(habit, wanted);
    return changed(call, '/sandbox#payments', { habit, on: wanted });
  }
  if (!isFault(fault)) {
    throw new BadInput(`fault must be one of ${faults.join(', ')}, or habit one of ${habits.join(', ')}.`);
  }
  const calls = numberField(fields, 'calls', { minimum: 0, maximum: maxCalls });
  behavior.fail(fault, calls);
  return changed(call, '/sandbox#payments', { fault, calls });
}

function isFault(value: unknown): value is Fault {
  return faults.some((fault) => fault === value);
}

function isHabit(value: unknown): value is Habit {
  return habits.some((habit) => habit === value);
}
