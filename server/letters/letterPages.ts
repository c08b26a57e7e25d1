import { brand } from '@/lib/content/brand';
import { letterWords } from '@/lib/content/letters';
import { type Html, type HtmlValue, html } from '@/lib/html/html';
import { formatDate } from '@/server/mail/templates/formatDate';
import { opsFrame, section, table } from '@/server/ops/page/opsFrame';
import type { LetterAct } from './letterActs';
import { type Letter, type LetterCounts, letterLanguages, longest, writtenIn } from './letterRows';

const { form: labels, languages: names } = letterWords;

function page(title: string, body: Html): string {
  const links = html`<p class="brand">${brand.name}</p><nav><a href="/ops">${letterWords.back}</a> · <a href="/ops/letters">${letterWords.title}</a></nav>`;
  return opsFrame(title, html`<main>${links}${body}</main>`);
}

/** All letters, and the ways to begin another. */
export function listPage(letters: readonly Letter[]): string {
  const { title, lead, begin, none, kinds } = letterWords;
  const items = letters.map(
    (letter) =>
      html`<li><a href="/ops/letters/${letter.id}">${titleOf(letter)}</a><br>${kinds[letter.kind]}. ${stateOf(letter)} ${sumOf(letter.counts) > 0 && letterWords.sum(written(sumOf(letter.counts)))}</li>`,
  );
  return page(
    title,
    html`<h1>${title}</h1><p class="quiet">${lead}</p><p><a href="/ops/letters/new?kind=newsletter">${begin.newsletter}</a> · <a href="/ops/letters/new?kind=notice">${begin.notice}</a></p>
${letters.length > 0 ? html`<section aria-label="${title}"><ul class="lines">${items}</ul></section>` : html`<p>${none}</p>`}`,
  );
}

/** `id` and `version` are those of a draft that is changed; a new letter has none. */
type Writing = Pick<Letter, 'kind' | 'contents'> & {
  id?: string;
  version?: number;
  problem: string | null;
};

/** Where a letter is written, in four languages. */
export function writePage({ kind, contents, id, version, problem }: Writing): string {
  const { begin, edit, tells } = letterWords;
  const title = id === undefined ? begin[kind] : edit.title;
  const fields = letterLanguages.map((language) => {
    const { subject, body } = contents[language];
    return html`<label for="subject-${language}">${labels.subject(names[language])}</label><input id="subject-${language}" name="subject-${language}" lang="${language}" value="${subject}" maxlength="${longest.subject}">
<label for="body-${language}">${labels.body(names[language])}</label><textarea id="body-${language}" name="body-${language}" lang="${language}" rows="12" maxlength="${longest.body}" aria-describedby="hint">
${body}</textarea>`;
  });
  const action = id === undefined ? '/ops/letters' : `/ops/letters/${id}/save`;
  return page(
    title,
    html`<h1>${title}</h1>${problem !== null && html`<p class="bad" role="alert">${problem}</p>`}<p class="quiet">${tells[kind]}</p>
<section aria-label="${title}"><p class="lead" id="hint">${labels.hint}</p><form method="post" action="${action}"><input type="hidden" name="kind" value="${kind}"><input type="hidden" name="version" value="${version}">${fields}${reasonField('save')}<button>${labels.save}</button></form></section>`,
  );
}

function reasonField(id: string): Html {
  return html`<label for="reason-${id}">${labels.reason}</label><input id="reason-${id}" name="reason" maxlength="200" required aria-describedby="reason-${id}-hint" autocomplete="off"><span class="lead" id="reason-${id}-hint">${labels.reasonHint}</span>`;
}

/** One letter: how far it is, how it looks, and what can be done with it now. `done` is what was just done. */
export function letterPage(letter: Letter, done: LetterAct | undefined): string {
  const { acts, kinds, tells, counts, preview } = letterWords;
  const isDraft = letter.state === 'draft';
  const ways = (language: keyof typeof names) =>
    html`<li><a href="/ops/letters/${letter.id}/${language}.html">${preview.html(names[language])}</a><br><a href="/ops/letters/${letter.id}/${language}.txt">${preview.text(names[language])}</a></li>`;
  const present = writtenIn(letter);
  const missing = letterLanguages.filter((language) => !present.includes(language));
  const previews = html`<ul class="lines">${present.map(ways)}</ul>${missing.length > 0 && html`<p class="bad">${preview.missing(missing.map((language) => names[language]).join(', '))}</p>`}${isDraft && html`<p><a href="/ops/letters/${letter.id}/edit">${letterWords.edit.title}</a></p>`}`;
  return page(
    titleOf(letter),
    html`<h1 class="who">${titleOf(letter)}</h1>${done && html`<p class="attention" role="status">${acts[done].done}</p>`}<p><strong>${kinds[letter.kind]}.</strong> ${stateOf(letter)}</p><p class="quiet">${tells[letter.kind]}</p>
<div class="person"><div>${section('preview', preview, previews)}${!isDraft && html`<section>${countTable(counts, letter.counts)}</section>`}</div>
<div><section aria-labelledby="acts"><h2 id="acts">${letterWords.actsHeading}</h2>${offered[letter.state].map((act) => actForm(letter, act))}</section></div></div>`,
  );
}

const offered: Record<Letter['state'], readonly LetterAct[]> = {
  draft: ['test', 'send'],
  sending: ['stop', 'test'],
  stopped: ['resume', 'test'],
  sent: ['test'],
};

function actForm({ id }: Letter, act: LetterAct): Html {
  const { button, tells } = letterWords.acts[act];
  const address = html`<label for="email">${labels.email}</label><input id="email" name="email" type="email" maxlength="254" required autocomplete="email">`;
  return html`<details><summary>${button}</summary><form method="post" action="/ops/letters/${id}/${act}"><p class="lead">${tells}</p>${act === 'test' && address}${reasonField(act)}<button>${button}</button></form></details>`;
}

type Look = { counts: LetterCounts; lettersPerMinute: number; reason: string };

/** What a letter is sent after: to how many people it goes. */
export function lookPage(letter: Letter, { counts, lettersPerMinute, reason }: Look): string {
  const { confirm, tells } = letterWords;
  const values = { version: `${letter.version}`, reason };
  const hidden = Object.entries(values).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`,
  );
  const takes = confirm.takes(timeIn(sumOf(counts) / lettersPerMinute));
  return page(
    confirm.title,
    html`<h1>${confirm.title}</h1><p><strong>${titleOf(letter)}</strong></p><p class="quiet">${tells[letter.kind]}</p><section>${countTable(confirm, counts)}<p class="lead">${takes}</p>
<form method="post" action="/ops/letters/${letter.id}/send">${hidden}<button>${confirm.button(written(sumOf(counts)))}</button></form><p><a href="/ops/letters/${letter.id}">${confirm.back}</a></p></section>`,
  );
}

function timeIn(minutes: number): string {
  const { minutes: few, hours } = letterWords.confirm;
  return minutes < 90 ? few(Math.max(1, Math.round(minutes))) : hours(Math.round(minutes / 60));
}

function countTable(words: { heading: string; name: string; value: string }, counts: LetterCounts): Html {
  const rows = letterLanguages.map((language) => [names[language], written(counts[language] ?? 0)] as const);
  return html`<h2>${words.heading}</h2>${table(words, [...rows, [letterWords.total, written(sumOf(counts))]])}`;
}

/** Why something was not done. */
export function problemPage(problem: HtmlValue, id: string): string {
  const { heading } = letterWords.problems;
  return page(
    heading,
    html`<h1>${heading}</h1><section><p class="bad" role="alert">${problem}</p><p><a href="/ops/letters/${id}">${letterWords.confirm.back}</a></p></section>`,
  );
}

function titleOf({ contents }: Letter): string {
  return contents.en.subject || letterWords.untitled;
}

function stateOf({ state, written_by, written_at, sent_by, begun_at, finished_at }: Letter): string {
  const { states } = letterWords;
  if (state === 'draft') return states.draft(written_by, formatDate(written_at, 'en'));
  const day = (state === 'sent' ? finished_at : begun_at) ?? written_at;
  return states[state](sent_by ?? written_by, formatDate(day, 'en'));
}

function sumOf(counts: LetterCounts): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}

function written(count: number): string {
  return count.toLocaleString('en-US');
}
