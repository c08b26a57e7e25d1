import { type Behavior, type Fault, faults, type Habit, habits } from 'stripe-sandbox/behavior';
import type { HandlerResult } from '@/server/http/requestContext';
import type { Emulator } from '@/server/sandbox/openEmulator';
import { BadInput, changed, numberField, type SandboxRequestContext } from '@/server/sandbox/sandboxContext';
import { type Html, html } from '@/server/sandbox/sandboxPage';

const faultWords: Record<Fault, string> = {
  rateLimit: 'Rate limit: too many calls (429)',
  lockTimeout: 'Lock timeout: another call holds the object (429)',
  keyInUse: 'Key in use: the same call is still in progress (409)',
  storedFailure: 'Stored failure: 500, repeated for every call with that key',
};

const habitWords: Record<Habit, string> = {
  draftInvoices: 'Renewal invoices stay drafts for an hour before they’re charged',
  slowAnswers: 'Responses take a third of a second, so that double clicks overlap',
};

/** What else of real Stripe can be turned on, and what is on. */
export function paymentControls(behavior: Behavior): Html {
  return html`${faults
    .filter((fault) => behavior.left(fault) > 0)
    .map(
      (fault) =>
        html`<p class="notice bad" role="status">Calls still to fail: ${behavior.left(fault)}. ${faultWords[fault]}</p>`,
    )}<form method="post" action="/sandbox/payments"><fieldset class="field"><legend>How the site’s next calls to Stripe fail</legend>${faults.map(
    (fault, index) =>
      html`<label class="pill"><input type="radio" name="fault" value="${fault}"${index === 0 ? html` checked` : ''}> ${faultWords[fault]}</label>`,
  )}</fieldset>
<div class="field"><label for="calls">Number of calls</label><input id="calls" name="calls" type="number" min="0" max="1000" value="1"><p class="hint">0 stops the failures.</p></div>
<button type="submit">Make them fail</button></form>
<hr>${habits.map((habit) => habitForm(habit, behavior.has(habit)))}`;
}

function habitForm(habit: Habit, on: boolean): Html {
  return html`<form method="post" action="/sandbox/payments" class="row">
<input type="hidden" name="habit" value="${habit}"><input type="hidden" name="on" value="${on ? 'false' : 'true'}">
<button class="quiet" type="submit" aria-describedby="${habit}">${on ? 'Turn off' : 'Turn on'}</button><span id="${habit}">${habitWords[habit]}${on && html` <span class="tag good">On</span>`}</span></form>`;
}

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
