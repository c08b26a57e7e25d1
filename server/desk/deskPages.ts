import { brand } from '@/lib/content/brand';
import { deskWords } from '@/lib/content/desk';
import { type Html, html } from '@/lib/html/html';
import { type DeskAct, may, type Operator } from '@/server/ops/operator';
import { opsFrame, table } from '@/server/ops/page/opsFrame';
import type { Found } from './findPeople';
import type { Line, Offer, PersonScreen } from './screen/PersonScreen';

/** An account that was found, and what tells it apart from others. */
export type Listed = { id: string; text: string };

/** The search box, and what came of the last search: several accounts, or none. */
export function searchPage(query: string, found: Found | null, listed: readonly Listed[]): string {
  const { title, lead, search } = deskWords;
  const items = listed.map(({ id, text }) => html`<li><a href="/ops/people/${id}">${id}</a> ${text}</li>`);
  const leftOut = found?.leftOut && search.leftOut[found.leftOut];
  const none =
    found &&
    html`<p role="status"><strong>${search.none}</strong> ${search.looked[found.kind]} ${leftOut} ${search.askFor[found.kind]}</p>`;
  const several = html`<p role="status">${search.several(found?.accounts.length ?? 0)} ${leftOut}</p><ul class="lines">${items}</ul>`;
  return page(
    title,
    html`<h1>${title}</h1><p class="quiet">${lead}</p>${searchForm(query)}${listed.length > 0 ? several : none}`,
  );
}

function searchForm(query: string): Html {
  const { label, hint, submit } = deskWords.search;
  return html`<form class="find" method="post" action="/ops/people"><label for="query">${label}</label><p class="lead" id="hint">${hint}</p>
<input id="query" name="query" value="${query}" maxlength="200" required aria-describedby="hint" autocomplete="off"><button>${submit}</button></form>`;
}

function page(title: string, body: Html): string {
  const links = html`<p class="brand">${brand.name}</p><nav><a href="/ops">${deskWords.back}</a> · <a href="/ops/people">${deskWords.title}</a></nav>`;
  return opsFrame(title, html`<main>${links}${body}</main>`);
}

/** One person on one screen. `done` is the act that has just been carried out. */
export function personPage(
  id: string,
  screen: PersonScreen,
  operator: Operator,
  done: DeskAct | undefined,
): string {
  const { sections: headings, acts } = deskWords;
  const form = formOf(id, operator);
  const lines = (all: readonly Line[]) =>
    all.map(({ text, offer }) => html`<li>${text}${offer && form(offer)}</li>`);
  const letters = screen.letters.map(
    ({ heading, lines: all }) => html`<h3>${heading}</h3><ul class="lines">${lines(all)}</ul>`,
  );
  const sections = screen.sections.map(
    ({ id: name, heading, lines: all }) =>
      html`<section aria-labelledby="${name}"><h2 id="${name}">${heading}</h2><ul class="lines">${lines(all)}</ul></section>`,
  );
  return page(
    screen.title,
    html`<h1 class="who">${screen.title}</h1>${done && html`<p class="attention" role="status">${acts[done].done}</p>`}
<div class="person"><div>${sections}</div><div><section aria-labelledby="letters"><h2 id="letters">${headings.letters}</h2>${letters}</section>
<section aria-labelledby="acts"><h2 id="acts">${headings.acts}</h2>${screen.offers.map(form)}</section></div></div>`,
  );
}

/** What an operator may press, each with its reason. It opens by itself, so that nothing is pressed by mistake. */
function formOf(person: string, operator: Operator): (offer: Offer) => Html | false {
  let forms = 0;
  return ({ act, about = {}, sum }) => {
    if (!may(operator, act)) return false;
    forms += 1;
    const { button, tells } = deskWords.acts[act];
    const id = `${act}-${forms}`;
    const amount =
      sum &&
      html`<label for="${id}-sum">${deskWords.form.sum(sum.currency)}</label><input id="${id}-sum" name="sum" inputmode="decimal" value="${sum.most}" maxlength="20" required>`;
    return html`<details><summary>${button}</summary><form method="post" action="/ops/people/${person}/${act}"><p class="lead">${tells}</p>${hidden(about)}${amount}
<label for="${id}">${deskWords.form.reason}</label><input id="${id}" name="reason" maxlength="200" required aria-describedby="${id}-hint"><span class="lead" id="${id}-hint">${deskWords.form.reasonHint}</span><button>${button}</button></form></details>`;
  };
}

function hidden(values: Readonly<Record<string, string | undefined>>): Html[] {
  return Object.entries(values).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`,
  );
}

/** What a refund is repeated by before anything moves; `values` are those of the form that asked for it. */
type SecondLook = {
  id: string;
  sum: string;
  rows: readonly (readonly [string, string])[];
  values: Readonly<Record<string, string>>;
};

export function secondLookPage({ id, sum, rows, values }: SecondLook): string {
  const { title, rows: words, ends, button, back } = deskWords.confirm;
  return page(
    title,
    html`<h1>${title}</h1><section>${table(words, rows)}<p class="lead">${ends}</p>
<form method="post" action="/ops/people/${id}/refund">${hidden(values)}<button>${button(sum)}</button></form><p><a href="/ops/people/${id}">${back}</a></p></section>`,
  );
}

/** Why something was not done. */
export function problemPage(id: string, problem: string): string {
  const { heading, back } = deskWords.problems;
  return page(
    heading,
    html`<h1>${heading}</h1><section><p class="bad" role="alert">${problem}</p><p><a href="/ops/people/${id}">${back}</a></p></section>`,
  );
}
