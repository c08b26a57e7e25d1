import { type Behaviour, type Fault, faults, type Habit, habits } from 'stripe-sandbox/behaviour';
import { type Html, html } from '@/server/sandbox/sandboxPage';

const faultWords: Record<Fault, string> = {
  rateLimit: 'Limit: too many calls (429)',
  lockTimeout: 'Lock: something else holds the object (429)',
  keyInUse: 'Key in use: the same call is still under way (409)',
  storedFailure: 'Kept failure: 500, and again for every call with that key',
};

const habitWords: Record<Habit, string> = {
  draftInvoices: 'Renewals stay drafts for an hour before they are charged',
  slowAnswers: 'Answers take a third of a second, so that double clicks meet each other',
};

/** What else of real Stripe can be turned on, and what is on. */
export function paymentControls(behaviour: Behaviour): Html {
  return html`${faults
    .filter((fault) => behaviour.left(fault) > 0)
    .map(
      (fault) =>
        html`<p class="notice bad" role="status">Meets the next ${behaviour.left(fault)} calls: ${faultWords[fault]}</p>`,
    )}<form method="post" action="/sandbox/payments"><fieldset class="field"><legend>The next calls of the site to Stripe meet</legend>${faults.map(
    (fault, index) =>
      html`<label class="pill"><input type="radio" name="fault" value="${fault}"${index === 0 ? html` checked` : ''}> ${faultWords[fault]}</label>`,
  )}</fieldset>
<div class="field"><label for="calls">Number of calls</label><input id="calls" name="calls" type="number" min="0" max="1000" value="1"><p class="hint">0 ends it.</p></div>
<button type="submit">Let them fail</button></form>
<hr>${habits.map((habit) => habitForm(habit, behaviour.has(habit)))}`;
}

function habitForm(habit: Habit, on: boolean): Html {
  return html`<form method="post" action="/sandbox/payments" class="row">
<input type="hidden" name="habit" value="${habit}"><input type="hidden" name="on" value="${on ? 'false' : 'true'}">
<button class="quiet" type="submit" aria-describedby="${habit}">${on ? 'Turn off' : 'Turn on'}</button><span id="${habit}">${habitWords[habit]}${on && html` <span class="tag good">On</span>`}</span></form>`;
}
