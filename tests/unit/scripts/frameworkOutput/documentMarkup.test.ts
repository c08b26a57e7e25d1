/** @jest-environment jsdom */
import { slimDocument, slimStaticIslands } from '@/scripts/build/frameworkOutput/documentMarkup.mjs';

const styles = (css: string) => `<style>${css}</style>`;

it('takes the scope class off elements that no rule of the scope could match', () => {
  const page = `${styles('h1.A{color:red}.note.A a.B:hover{color:blue}')}<h1 class="A">A</h1><p class="A">B</p><p class="A note">C <a href="/x" class="B more">D</a><b class="B">E</b></p>`;
  expect(slimDocument(page).replace(/<style>.*<\/style>/, '')).toBe(
    '<h1 class=A>A</h1><p>B<p class="A note">C <a href="/x" class="B more">D</a><b>E</b></p>',
  );
});

it('keeps the scope where an enhancement may add the class that a rule asks for', () => {
  const page = `${styles('.open.A{display:block}')}<div class="A">A</div>`;
  expect(slimDocument(page)).toContain('<div class=A>');
});

it('keeps every class of its own, and rules without a tag match any element', () => {
  const page = `${styles('.A{gap:1rem}')}<section class="A wide"></section>`;
  expect(slimDocument(page)).toBe(page);
  expect(slimDocument('<p class="plain">A</p>')).toBe('<p class=plain>A</p>');
});

it('leaves a list its class, by which the style sheet takes its bullets away', () => {
  const page = `${styles('ul.B{gap:1rem}')}<ul class="A"><li class="A">A</li></ul>`;
  expect(slimDocument(page)).toContain('<ul class=A><li>A</ul>');
});

it('drops the comments that the framework writes between texts', () => {
  expect(slimDocument('<p>3<!-- --> billion</p>')).toBe('<p>3 billion</p>');
});

it('a list keeps a class, by which the base styles know it as designed', () => {
  const page = `${styles('a.A{color:red}')}<ul class="A"><li class="A">A</li></ul>`;
  expect(slimDocument(page)).toContain('<ul class=A><li>A</ul>');
});

it('leaves out what HTML implies, and the page stays the same', () => {
  const page =
    '<ul><li>A<ul><li>B</li></ul></li><li>C</li></ul><table><thead><tr><th>D</th></tr></thead><tbody><tr><th>E</th><td>F</td></tr><tr><td>G</td></tr></tbody></table><div data-open=""><p data-next-head="">H</p><p>I <a href="/">J</a></p></div>';
  const slim = slimDocument(page);
  expect(slim.length).toBeLessThan(page.length - 60);
  const parsed = (markup: string) => new DOMParser().parseFromString(markup, 'text/html').body.innerHTML;
  expect(parsed(slim)).toBe(parsed(page.replace(' data-next-head=""', '')));
});

it('closes the shapes of a drawing at once', () => {
  expect(slimDocument('<svg><path d="M0 0"></path></svg>')).toBe('<svg><path d="M0 0"/></svg>');
});

it('takes the quotes of what only says how an element looks, and the page stays the same', () => {
  const page =
    '<p class="wide" id="a" title="a > b">A</p><svg class="wide two" width="24" viewBox="0 0 1 1"></svg>';
  const slim = slimDocument(page);
  expect(slim).toBe(
    '<p class=wide id="a" title="a > b">A</p><svg class="wide two" width=24 viewBox="0 0 1 1"></svg>',
  );
  const parsed = (markup: string) => new DOMParser().parseFromString(markup, 'text/html').body.innerHTML;
  expect(parsed(slim)).toBe(parsed(page));
  const script = '<script>for(let e=0;e<t.length;e++){const r="x",y="z"}</script>';
  expect(slimDocument(script)).toBe(script);
});

it('in a flow only the parts that are left alone are touched', () => {
  const rule = styles('p.jsx-012345{color:red}');
  const page = `${rule}<div class="static-island"><div class="jsx-012345">A</div><p class="jsx-012345">B</p></div><div class="jsx-012345">C</div>`;
  expect(slimStaticIslands(page)).toBe(
    `${rule}<div class="static-island"><div>A</div><p class="jsx-012345">B</p></div><div class="jsx-012345">C</div>`,
  );
});

it('writes data without escapes, between quotes that it does not contain', () => {
  const page = '<p data-list="{&quot;a&quot;:[1]}">A</p>';
  expect(slimDocument(page)).toBe(`<p data-list='{"a":[1]}'>A</p>`);
  const quoted = '<p data-list="{&quot;a&quot;:&quot;it\'s&quot;}">A</p>';
  expect(slimDocument(quoted)).toBe(quoted);
});
