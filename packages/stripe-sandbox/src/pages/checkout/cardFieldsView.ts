import { type Html, html, raw } from '@/lib/html/html';
import { countryCodes } from '../../countryCodes';
import type { HostedLanguage, HostedWords } from '../../words/hostedWords';
import { type CardField, type CardProblems, type CardValues, cardFields } from '../cardForm';

type Shown = { values: CardValues; problems: CardProblems; words: HostedWords };

/** Card and billing address, with the typed values and their problems. The security code is never sent back. */
export function cardFieldsView(shown: Shown): Html {
  const words = shown.words.checkout.fields;
  return html`
<fieldset><legend>${words.card}</legend>
${input(shown, 'number', words.number, 'inputmode="numeric" autocomplete="cc-number" maxlength="23" class="digits" placeholder="4242 4242 4242 4242"')}
<div class="pair">
${input(shown, 'expiry', words.expiry, 'inputmode="numeric" autocomplete="cc-exp" maxlength="9" class="digits" placeholder="04 / 30"')}
${input(shown, 'cvc', words.cvc, 'inputmode="numeric" autocomplete="cc-csc" maxlength="4" class="digits"', cvcHint(shown))}
</div>
${input(shown, 'name', words.name, 'autocomplete="cc-name" maxlength="120"')}
</fieldset>
<fieldset><legend>${words.billing}</legend>
<div class="pair">
<div class="field"><label for="country">${words.country}</label>
<select id="country" name="country" autocomplete="billing country" ${describedBy(shown, 'country')}>${countryOptions(shown.values.country, shown.words.language)}</select>${problemView(shown, 'country')}</div>
${input(shown, 'postcode', words.postcode, 'autocomplete="billing postal-code" maxlength="12"')}
</div>
</fieldset>`;
}

export function emailView(shown: Shown): Html {
  const words = shown.words.checkout.fields;
  return html`<fieldset><legend>${words.contact}</legend>
${input(shown, 'email', words.email, 'type="email" autocomplete="email" maxlength="254"')}
</fieldset>`;
}

/** All problems at the top, each linked to its field, for people who do not see the fields turn red. */
export function problemSummary(shown: Pick<Shown, 'problems' | 'words'>): Html | null {
  const { problems, words } = shown;
  const wrong = cardFields.filter((field) => problems[field]);
  if (wrong.length === 0) return null;
  return html`<div class="notice bad" role="alert"><p>${words.checkout.problemsHeading}</p>
<ul class="problems">${wrong.map((field) => html`<li><a href="#${field}">${messageOf(shown, field)}</a></li>`)}</ul></div>`;
}

/** A correct security code that the page cleared looks as if it was never typed, so say why it is needed again. */
function cvcHint({ values, problems, words: { checkout } }: Shown): string {
  return values.cvc && !problems.cvc ? checkout.fields.cvcAgain : checkout.fields.cvcHint;
}

function input(shown: Shown, field: CardField, label: string, attributes: string, hint?: string): Html {
  const type = attributes.includes('type=') ? null : raw('type="text" ');
  const value = field === 'cvc' ? '' : shown.values[field];
  return html`<div class="field"><label for="${field}">${label}</label>
<input id="${field}" name="${field}" ${type}value="${value}" ${raw(attributes)} ${describedBy(shown, field, hint)}>${
    hint &&
    html`
<p class="hint" id="${field}-hint">${hint}</p>`
  }${problemView(shown, field)}</div>`;
}

function describedBy({ problems }: Shown, field: CardField, hint?: string): Html {
  const wrong = problems[field] !== undefined;
  const ids = [wrong && `${field}-error`, hint && `${field}-hint`].filter(Boolean).join(' ');
  const first = cardFields.find((candidate) => problems[candidate]) === field;
  return raw(
    [ids && `aria-describedby="${ids}"`, wrong && 'aria-invalid="true"', first && 'autofocus']
      .filter(Boolean)
      .join(' '),
  );
}

function problemView(shown: Shown, field: CardField): Html | null {
  const message = messageOf(shown, field);
  return message === null
    ? null
    : html`
<p class="error" id="${field}-error">${message}</p>`;
}

function messageOf({ problems, words }: Pick<Shown, 'problems' | 'words'>, field: CardField): string | null {
  const problem = problems[field];
  return problem ? words.checkout.problems[problem] : null;
}

function countryOptions(chosen: string, language: HostedLanguage): Html[] {
  const names = new Intl.DisplayNames([language], { type: 'region' });
  return [...countryCodes]
    .map((code) => ({ code, name: names.of(code) ?? code }))
    .sort((one, other) => one.name.localeCompare(other.name, language))
    .map(
      ({ code, name }) =>
        html`<option value="${code}"${code === chosen && raw(' selected')}>${name}</option>`,
    );
}
