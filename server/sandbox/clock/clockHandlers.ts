import type { HandlerResult } from '@/server/http/handlerResult';
import {
  changed,
  numberField,
  pageResult,
  type SandboxRequestContext,
} from '@/server/sandbox/sandboxContext';
import { clockPage } from './clockPage';
import type { SandboxClock } from './sandboxClock';

/** Moves the clock and lets everything that follows from it happen. */
export type ClockControl = {
  clock: SandboxClock;
  advance(seconds: number): Promise<void>;
};

const tenYears = 10 * 366 * 86_400;
const maxUnitSeconds = 86_400;

/** `GET /sandbox/clock` → `{now, offsetSeconds}`, or the page for people. */
export function showClock(call: SandboxRequestContext, { clock }: ClockControl): HandlerResult {
  return call.wantsHtml
    ? pageResult(call, clockPage(clock.now(), clock.offsetSeconds()))
    : { json: state(clock) };
}

/**
 * `POST /sandbox/clock {advanceSeconds}` answers once renewals, expiries and their webhooks have happened. A form may
 * send `unit`, the seconds of one step, and `reset` for the return to real time.
 */
export async function turnClock(
  call: SandboxRequestContext,
  clockControl: ClockControl,
): Promise<HandlerResult> {
  const fields = await call.fields();
  if (fields.reset !== undefined) return resetClock(call, clockControl);
  const count = numberField(fields, 'advanceSeconds', { minimum: 1, maximum: tenYears });
  const unit = numberField(fields, 'unit', { minimum: 1, maximum: maxUnitSeconds, fallback: 1 });
  await clockControl.advance(
    numberField({ advanceSeconds: count * unit }, 'advanceSeconds', { minimum: 1, maximum: tenYears }),
  );
  return changed(call, '/sandbox/clock', state(clockControl.clock));
}

/** `DELETE /sandbox/clock`: back to real time. */
export function resetClock(call: SandboxRequestContext, { clock }: ClockControl): HandlerResult {
  clock.reset();
  return changed(call, '/sandbox/clock', state(clock));
}

function state(clock: SandboxClock) {
  return { now: clock.now(), offsetSeconds: clock.offsetSeconds() };
}
