import type { Answer } from '@/server/http/answer';
import { clockPage } from './clockPage';
import { changed, numberField, pageAnswer, type SandboxCall } from './sandboxCall';
import type { SandboxClock } from './sandboxClock';

/** Moves the clock and lets everything that follows from it happen. */
export type ClockTurner = {
  clock: SandboxClock;
  advance(seconds: number): Promise<void>;
};

const tenYears = 10 * 366 * 86_400;
const longestUnit = 86_400;

/** `GET /sandbox/clock` → `{now, offsetSeconds}`, or the page for people. */
export function showClock(call: SandboxCall, { clock }: ClockTurner): Answer {
  return call.wantsHtml ? pageAnswer(clockPage(clock.now(), clock.offsetSeconds())) : { json: state(clock) };
}

/**
 * `POST /sandbox/clock {advanceSeconds}` answers once renewals, expiries and their webhooks have happened. A form may
 * send `unit`, the seconds of one step, and `reset` for the return to real time.
 */
export async function turnClock(call: SandboxCall, turner: ClockTurner): Promise<Answer> {
  const fields = await call.fields();
  if (fields.reset !== undefined) return resetClock(call, turner);
  const count = numberField(fields, 'advanceSeconds', { minimum: 1, maximum: tenYears });
  const unit = numberField(fields, 'unit', { minimum: 1, maximum: longestUnit, fallback: 1 });
  await turner.advance(
    numberField({ advanceSeconds: count * unit }, 'advanceSeconds', { minimum: 1, maximum: tenYears }),
  );
  return changed(call, '/sandbox/clock', state(turner.clock));
}

/** `DELETE /sandbox/clock`: back to real time. */
export async function resetClock(call: SandboxCall, { clock }: ClockTurner): Promise<Answer> {
  await clock.reset();
  return changed(call, '/sandbox/clock', state(clock));
}

function state(clock: SandboxClock) {
  return { now: clock.now(), offsetSeconds: clock.offsetSeconds() };
}
