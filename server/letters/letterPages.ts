import { brand } from '@/lib/content/brand';
import { letterWords } from '@/lib/content/letterWords';
import { letterKinds } from '@/lib/content/mails/letterReasons';
import { type Html, html } from '@/lib/html/html';
import { formatDate } from '@/server/mail/templates/formatDate';
import { opsFrame, section, table } from '@/server/ops/page/opsFrame';
import {
  type Letter,
  type LetterAct,
  type LetterCounts,
  letterLanguages,
  longest,
  writtenIn,
} from './letterRows';

const { form: labels, languages: names } = letterWords;

function page(title: string, body: Html): string {
  const links = html`<p class="brand">${brand.name}</p><nav><a href="/ops">${letterWords.back}</a> · <a href="/ops/letters">${letterWords.title}</a></nav>`;
  return opsFrame(title, html`<main>${links}${body}</main>`);
}

/** All letters, and the ways to begin another. `isDiscarded`: one just was. */
export function listPage(letters: readonly Letter[], isDiscarded: boolean): string {
  const { title, lead, begin, none, kinds } = letterWords;
  const buttons = letterKinds.map(
    (kind) => html`<button class="plain" name="kind" value="${kind}">${begin[kind]}</button>`,
  );
  const items = letters.map(
    (letter) =>
      html`<li><a href="/ops/letters/${letter.id}">${titleOf(letter)}</a><br>${kinds[letter.kind]}. ${stateOf(letter)}</li>`,
  );
  return page(
    title,
    html`<h1>${title}</h1>${isDiscarded && doneText('discard')}<p class="quiet">${lead}</p><form class="ways" method="post" action="/ops/letters">${buttons}</form>
<section aria-label="${title}">${letters.length > 0 ? html`<ul class="lines">${items}</ul>` : none}</section>`,
  );
}

/** What each state offers. A draft can also be changed and sent. */
const offered: Record<Letter['state'], readonly LetterAct[]> = {
  draft: ['test'],
  sending: ['stop', 'test'],
  stopped: ['resume', 'test'],
  sent: ['test'],
};

/**
 * One letter: its text while it is a draft, afterward how far it is, how it looks, and what can be done with it now. `done`
 * was just done; `problem` says why its text was not kept.
 */
export function letterPage(
  letter: Letter,
  { done, problem }: { done?: LetterAct; problem?: string },
): string {
  const { acts, kinds, tells, counts, preview } = letterWords;
  const { id, kind, state } = letter;
  const written = writtenIn(letter);
  const missing = letterLanguages.flatMap((language) =>
    written.includes(language) ? [] : [names[language]],
  );
  const ways = written.map(
    (language) =>
      html`<li><a href="/ops/letters/${id}/${language}.html">${preview.html(names[language])}</a>, <a href="/ops/letters/${id}/${language}.txt">${preview.text(names[language])}</a></li>`,
  );
  const looks = (['send', 'discard'] as const).map(
    (act) => html`<p><a href="/ops/letters/${id}/${act}">${acts[act].button}</a></p>`,
  );
  return page(
    titleOf(letter),
    html`<h1 class="who">${titleOf(letter)}</h1>${done && doneText(done)}${problem && html`<p class="attention bad" role="alert">${problem}</p>`}<p><strong>${kinds[kind]}.</strong> ${stateOf(letter)}</p><p class="quiet">${tells[kind]}</p>
<div class="person"><div>${state === 'draft' ? textForm(letter) : section('counts', counts, countTable(counts, letter.counts))}</div>
<div>${section('preview', preview, html`<ul class="lines">${ways}</ul>${missing.length > 0 && html`<p class="bad">${preview.missing(missing.join(', '))}</p>`}`)}
<section aria-labelledby="acts"><h2 id="acts">${letterWords.actsHeading}</h2>${offered[state].map((act) => actForm(letter, act))}${state === 'draft' && looks}</section></div></div>`,
  );
}

function doneText(act: LetterAct): Html {
  return html`<p class="attention" role="status">${letterWords.acts[act].done}</p>`;
}

function textForm({ id, version, contents }: Letter): Html {
  const fields = letterLanguages.map((language) => {
    const { subject, body } = contents[language];
    return html`<label for="subject-${language}">${labels.subject(names[language])}</label><input id="subject-${language}" name="subject-${language}" lang="${language}" value="${subject}" maxlength="${longest.subject}">
<label for="body-${language}">${labels.body(names[language])}</label><textarea id="body-${language}" name="body-${language}" lang="${language}" rows="12" maxlength="${longest.body}" aria-describedby="hint">
${body}</textarea>`;
  });
  return html`<section aria-labelledby="text"><h2 id="text">${labels.heading}</h2><p class="lead" id="hint">${labels.hint}</p><form method="post" action="/ops/letters/${id}/save"><input type="hidden" name="version" value="${version}">${fields}${reasonField('save')}<button>${letterWords.acts.save.button}</button></form></section>`;
}

function reasonField(id: string): Html {
  return html`<label for="reason-${id}">${labels.reason}</label><input id="reason-${id}" name="reason" maxlength="200" required aria-describedby="reason-${id}-hint" autocomplete="off"><span class="lead" id="reason-${id}-hint">${labels.reasonHint}</span>`;
}

function actForm({ id }: Letter, act: LetterAct): Html {
  const { button, tells } = letterWords.acts[act];
  const address = html`<label for="email">${labels.email}</label><input id="email" name="email" type="email" maxlength="254" required autocomplete="email">`;
  return html`<details><summary>${button}</summary><form method="post" action="/ops/letters/${id}/${act}"><p class="lead">${tells}</p>${act === 'test' && address}${reasonField(act)}<button>${button}</button></form></details>`;
}

/** What a letter is sent after: to how many people it goes. */
export function lookPage(letter: Letter, counts: LetterCounts, perMinute: number): string {
  const { confirm, tells } = letterWords;
  const minutes = Math.max(1, Math.round(sumOf(counts) / perMinute));
  const takes = minutes < 90 ? confirm.minutes(minutes) : confirm.hours(Math.round(minutes / 60));
  return page(
    confirm.title,
    html`<h1>${confirm.title}</h1><p><strong>${titleOf(letter)}</strong></p><p class="quiet">${tells[letter.kind]}</p><section>${countTable(confirm, counts)}<p class="lead">${takes}</p>
${confirmForm(letter, 'send', confirm.button(written(sumOf(counts))))}</section>`,
  );
}

/** What a draft is discarded after. */
export function discardPage(letter: Letter): string {
  const { title, button } = letterWords.discarding;
  const { tells } = letterWords.acts.discard;
  return page(
    title,
    html`<h1>${title}</h1><p><strong>${titleOf(letter)}</strong></p><p>${letterWords.kinds[letter.kind]}. ${stateOf(letter)}</p><section><p class="lead">${tells}</p>
${confirmForm(letter, 'discard', button)}</section>`,
  );
}

/** The second press, of what was seen at the first. */
function confirmForm({ id, version }: Letter, act: LetterAct, button: string): Html {
  return html`<form method="post" action="/ops/letters/${id}/${act}"><input type="hidden" name="version" value="${version}">${reasonField(act)}<button>${button}</button></form><p><a href="/ops/letters/${id}">${letterWords.confirm.back}</a></p>`;
}

function countTable(words: { heading: string; name: string; value: string }, counts: LetterCounts): Html {
  const rows = letterLanguages.map((language) => [names[language], written(counts[language] ?? 0)] as const);
  return table(words, [...rows, [letterWords.total, written(sumOf(counts))]]);
}

/** Why something was not done. `id`: of a letter that there is. */
export function letterProblem(problem: string, id?: string): string {
  const { heading } = letterWords.problems;
  const back = id && html`<p><a href="/ops/letters/${id}">${letterWords.confirm.back}</a></p>`;
  return page(
    heading,
    html`<h1>${heading}</h1><section><p class="bad" role="alert">${problem}</p>${back}</section>`,
  );
}

function titleOf({ contents }: Letter): string {
  return contents.en.subject || letterWords.untitled;
}

function stateOf({ state, written_by, written_at, sent_by, begun_at, finished_at }: Letter): string {
  const by = sent_by ?? written_by;
  return letterWords.states[state](by, formatDate(finished_at ?? begun_at ?? written_at, 'en'));
}

function sumOf(counts: LetterCounts): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}

function written(count: number): string {
  return count.toLocaleString('en-US');
}
