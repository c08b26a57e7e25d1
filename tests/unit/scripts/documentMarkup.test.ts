import { slimDocument, slimStaticIslands } from '@/scripts/build/documentMarkup.mjs';

const styles = (css: string) => `<style>${css}</style>`;

it('takes the scope class off elements that no rule of the scope could match', () => {
  const page = `${styles('h1.j0{color:red}.note.j0 a.j1:hover{color:blue}')}<h1 class="j0">A</h1><p class="j0">B</p><p class="j0 note">C <a href="/x" class="j1 more">D</a><b class="j1">E</b></p>`;
  expect(slimDocument(page).replace(/<style>.*<\/style>/, '')).toBe(
    '<h1 class="j0">A</h1><p>B<p class="j0 note">C <a href="/x" class="j1 more">D</a><b>E</b></p>',
  );
});

it('keeps the scope where an enhancement may add the class that a rule asks for', () => {
  const page = `${styles('.open.j0{display:block}')}<div class="j0">A</div>`;
  expect(slimDocument(page)).toBe(page);
});

it('keeps every class of its own, and rules without a tag match any element', () => {
  const page = `${styles('.j0{gap:1rem}')}<section class="j0 wide"></section>`;
  expect(slimDocument(page)).toBe(page);
  expect(slimDocument('<p class="plain">A</p>')).toBe('<p class="plain">A</p>');
});

it('leaves a list its class, by which the style sheet takes its bullets away', () => {
  const page = `${styles('ul.j1{gap:1rem}')}<ul class="j0"><li class="j0">A</li></ul>`;
  expect(slimDocument(page)).toContain('<ul class="j0"><li>A</ul>');
});

it('drops the comments that the framework writes between texts', () => {
  expect(slimDocument('<p>3<!-- --> billion</p>')).toBe('<p>3 billion</p>');
});

it('in a flow only the parts that are left alone are touched', () => {
  const rule = styles('p.jsx-1{color:red}');
  const page = `${rule}<div class="still"><div class="jsx-1">A</div><p class="jsx-1">B</p></div><div class="jsx-1">C</div>`;
  expect(slimStaticIslands(page)).toBe(
    `${rule}<div class="still"><div>A</div><p class="jsx-1">B</p></div><div class="jsx-1">C</div>`,
  );
});

it('a list keeps a class, by which the base styles know it as designed', () => {
  const page = `${styles('a.j0{color:red}')}<ul class="j0"><li class="j0">A</li></ul>`;
  expect(slimDocument(page)).toContain('<ul class="j0"><li>A</ul>');
});

it('leaves out what HTML implies, and the page stays the same', () => {
  const page =
    '<ul><li>A<ul><li>B</li></ul></li><li>C</li></ul><table><thead><tr><th>D</th></tr></thead><tbody><tr><th>E</th><td>F</td></tr><tr><td>G</td></tr></tbody></table><div data-open=""><p data-next-head="">H</p><p>I <a href="/">J</a></p></div>';
  const slim = slimDocument(page);
  expect(slim.length).toBeLessThan(page.length - 60);
  const parsed = (markup: string) => new DOMParser().parseFromString(markup, 'text/html').body.innerHTML;
  expect(parsed(slim)).toBe(parsed(page.replace(' data-next-head=""', '')));
});
