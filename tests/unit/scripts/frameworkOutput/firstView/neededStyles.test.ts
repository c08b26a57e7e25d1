/** @jest-environment jsdom */
import { firstViewElements } from '@/scripts/build/frameworkOutput/firstView/firstViewElements.mjs';
import { neededStyles } from '@/scripts/build/frameworkOutput/firstView/neededStyles.mjs';

const body = (main: string, before = '') => `<html><body>${before}<main>${main}</main></body></html>`;
const needed = (css: string, markup: string, drawings?: string) =>
  neededStyles(css, firstViewElements(markup).elements, drawings);
const hero = '<section class="A hero"><h1 class=A>Title</h1><p data-open=no><input type=search></section>';

it.each([
  '.hero.A{gap:0}',
  'main>.hero{gap:0}',
  'body .A h1.A{gap:0}',
  'h1+p{gap:0}',
  '*{margin:0}',
  'h1:before{content:""}',
  'h1:not(.other){gap:0}',
  '[type=search]{gap:0}',
  'html[data-theme=dark] h1{gap:0}',
  '[hidden]{display:none}',
  'main[data-answer~=sent] h1{gap:0}',
  'p[data-shown]{gap:0}',
])('%s is needed for a title that it may match', (css) => {
  expect(needed(css, body(hero))).toBe(css);
});

it.each([
  '.hero.B{gap:0}',
  'main>h1{gap:0}',
  '.other h1{gap:0}',
  'p+h1{gap:0}',
  'h1#other{gap:0}',
  '[type=text]{gap:0}',
  'p[data-open=yes]{gap:0}',
  'input:disabled{gap:0}',
  '@media print{h1{gap:0}}',
])('%s matches nothing there and is left out', (css) => {
  expect(needed(css, body(hero))).toBe('');
});

it('what somebody does first needs a style only then', () => {
  expect(needed('h1:hover{gap:0}input:focus-visible{gap:0}h1::selection{gap:0}', body(hero))).toBe('');
  expect(needed('a.A:not(:focus){gap:0}', body(`${hero}`, '<a class=A>Skip</a>'))).toContain('gap:0');
});

it('only what is used of a list of selectors, of colors and of animations is left', () => {
  const css =
    ':root{--ink:#000;--text:var(--light,var(--ink));--unused:red}h1,h4{color:var(--text);animation:bob 1s}@keyframes bob{to{top:0}}@keyframes other{to{top:1px}}';
  expect(needed(css, body(hero))).toBe(
    ':root{--0:var(--1,#000)}h1{color:var(--0);animation:bob 1s}@keyframes bob{to{top:0}}',
  );
});

it('a value that may differ from place to place stays a property', () => {
  for (const other of ['.deep{--gap:1rem}', '@media print{:root{--gap:1rem}}', ':root{--gap:1rem}']) {
    expect(needed(`:root{--gap:2rem}${other}h1{gap:var(--gap)}`, body(hero))).toContain('h1{gap:var(--0)}');
  }
});

it('a drawing finds its colors under the names by which it knows them', () => {
  const css = ':root{--art-sky:#def;--art-sun:#fc0}h1{top:0}';
  expect(needed(css, body(hero), 'fill="var(--art-sky)"')).toBe(':root{--art-sky:#def}h1{top:0}');
});

it('layers and conditions stay around what is in them, in their order', () => {
  const css =
    '@layer base,late;@layer late{.none{top:0}}@layer base{@media (width<=30rem){h1{top:0}.none{top:0}}}';
  expect(needed(css, body(hero))).toBe('@layer base,late;@layer base{@media (width<=30rem){h1{top:0}}}');
});

it('the first view ends with the part that holds the title, and leaves out what is closed', () => {
  const markup = body(
    '<div>Note</div><section><h1>Title</h1></section><section><i>Below</i></section>',
    '<header><dialog><u>Menu</u></dialog><div popover><u>Menu</u></div><p hidden>Gone</header>',
  );
  const { elements, below } = firstViewElements(markup);
  const page = new DOMParser().parseFromString(markup, 'text/html');
  expect([...page.querySelectorAll(below)].map(({ outerHTML }) => outerHTML)).toEqual([
    '<section><i>Below</i></section>',
  ]);
  expect(elements.map(({ tagName }) => tagName)).toEqual([
    'html',
    'body',
    'header',
    'main',
    'div',
    'section',
    'h1',
  ]);
});

it('of a part that is too long, the first view has only the beginning', () => {
  const long = '<p>Text</p>'.repeat(150);
  const markup = body(`<article><header><h1>Title</h1></header><div>${long}</div></article><aside></aside>`);
  const { elements, below } = firstViewElements(markup);
  expect(elements.map(({ tagName }) => tagName).slice(3)).toEqual(['article', 'header', 'h1']);
  const page = new DOMParser().parseFromString(markup, 'text/html');
  expect([...page.querySelectorAll(below)].map(({ tagName }) => tagName)).toEqual(['DIV', 'ASIDE']);
});

it('what the server writes into a page waits for its styles', () => {
  const { below } = firstViewElements(body('<section><h1>Title</h1><div data-status-board></div></section>'));
  expect(below.split(',')).toContain('[data-status-board]');
});

it('a page whose first view nobody could find stops the build', () => {
  expect(() => firstViewElements('<p>Text')).toThrow(/no main element/);
  expect(() => firstViewElements(body('<p>Text'))).toThrow(/no title/);
});
