import type { HandlerResult } from '@/server/http/requestContext';
import {
  changed,
  numberField,
  pageResult,
  type SandboxRequestContext,
} from '@/server/sandbox/sandboxContext';
import { formatTime, html, type SandboxPage } from '@/server/sandbox/sandboxPage';
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

const dayLength = 86_400;
const steps = [
  { label: '+1 minute', seconds: 60 },
  { label: '+10 minutes', seconds: 600 },
  { label: '+1 day', seconds: dayLength },
  { label: '+8 days', seconds: 8 * dayLength },
  { label: '+1 month', seconds: 31 * dayLength },
  { label: '+1 year', seconds: 366 * dayLength },
] as const;

/** Where people turn the clock: one button per useful step, and a field for any other. */
function clockPage(now: number, offsetSeconds: number): SandboxPage {
  return {
    title: 'Clock',
    heading: 'Clock',
    lead: 'Move time forward for the whole site and the payment sandbox. Codes expire, trials end, subscriptions renew or fail, and their webhooks arrive before this page reloads.',
    body: html`
<div class="card">
<p class="amount">${formatTime(now)}</p>
<p class="muted">${offsetSeconds === 0 ? 'This is real time.' : `${inWords(offsetSeconds)} ahead of real time.`}</p>
</div>
<section class="card"><h2>Move forward</h2>
<form class="row" method="post" action="/sandbox/clock">${steps.map(
      ({ label, seconds }) =>
        html`<button class="quiet" name="advanceSeconds" value="${seconds}">${label}</button>`,
    )}</form>
<p class="hint">Here, a month is 31 days and a year is 366 days, so that you always move past a renewal.</p>
<hr>
<form method="post" action="/sandbox/clock">
<div class="row end">
<div class="field grow"><label for="amount">Custom amount</label><input id="amount" name="advanceSeconds" type="number" min="1" step="1" required value="1"></div>
<div class="field grow"><label for="unit">Unit</label><select id="unit" name="unit"><option value="1">seconds</option><option value="60">minutes</option><option value="3600">hours</option><option value="${dayLength}" selected>days</option></select></div>
<button type="submit">Move forward</button>
</div>
</form></section>
<section class="card"><h2>Back to real time</h2>
<p>This doesn’t undo anything: a renewed subscription stays renewed. Sign-ins with future dates may look odd until then.</p>
<form method="post" action="/sandbox/clock"><button class="danger" name="reset" value="1">Return to real time</button></form>
</section>`,
  };
}

function inWords(seconds: number): string {
  const parts = [
    { size: dayLength, name: 'day' },
    { size: 3600, name: 'hour' },
    { size: 60, name: 'minute' },
    { size: 1, name: 'second' },
  ];
  let rest = seconds;
  const words = parts.flatMap(({ size, name }) => {
    const count = Math.floor(rest / size);
    rest -= count * size;
    return count > 0 ? [`${count} ${name}${count === 1 ? '' : 's'}`] : [];
  });
  return words.slice(0, 2).join(' and ');
}
