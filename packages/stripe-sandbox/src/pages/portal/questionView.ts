import { type Html, html } from '@/lib/html/html';
import type { HostedPage } from '../hostedPage';
import { type PortalRequest, wayBack } from './portalRequest';

type Question = {
  title: string;
  heading: string;
  /** Sentences, one paragraph each. */
  lead: readonly string[];
  confirm: string;
  stay: string;
  danger?: boolean;
  /** An optional choice in addition to the answer. */
  choice?: {
    name: string;
    legend: string;
    options: readonly { value: string; says: string }[];
    /** A field for words of one's own. */
    comment: { name: string; label: string };
  };
  /** What was wrong with the first answer. */
  problem?: string;
};

/** Asks for confirmation before something changes. Yes posts to the page itself, no leads back. */
export function questionView(call: PortalRequest, question: Question): HostedPage {
  return {
    title: question.title,
    heading: question.heading,
    back: null,
    width: 'narrow',
    body: html`${question.problem && html`<p class="notice bad" role="alert">${question.problem}</p>`}
<form class="card" method="post">
${question.lead.map((sentence) => html`<p>${sentence}</p>`)}
${question.choice && choiceView(question.choice)}
<div class="row"><button${question.danger && html` class="danger"`} type="submit">${question.confirm}</button>
<a class="button quiet" href="${wayBack(call)}">${question.stay}</a></div>
</form>`,
  };
}

function choiceView({ name, legend, options, comment }: NonNullable<Question['choice']>): Html | null {
  if (options.length === 0) return null;
  return html`<fieldset class="field"><legend>${legend}</legend>${options.map(
    ({ value, says }) =>
      html`<label class="pill"><input type="radio" name="${name}" value="${value}"> ${says}</label>`,
  )}</fieldset>
<div class="field"><label for="${comment.name}">${comment.label}</label><textarea id="${comment.name}" name="${comment.name}" maxlength="500"></textarea></div>`;
}
