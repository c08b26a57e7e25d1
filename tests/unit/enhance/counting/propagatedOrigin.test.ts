import { startPropagatedOrigin } from '@/enhance/counting/propagatedOrigin';

beforeAll(startPropagatedOrigin);
beforeEach(() => window.history.replaceState(null, '', '/?origin=funnel_google'));

/** What a link leads to once it is about to be used. */
function used(markup: string, type = 'pointerdown'): string | null {
  document.body.innerHTML = markup;
  const link = document.querySelector('a');
  (link?.firstElementChild ?? link)?.dispatchEvent(new Event(type, { bubbles: true }));
  return link?.getAttribute('href') ?? null;
}

it.each(['pointerdown', 'focusin', 'click'])('the origin of the visit goes along before %s', (type) => {
  expect(used('<a href="/pro"><b>Subscribe</b></a>', type)).toBe('/pro?origin=funnel_google');
});

it('it goes before the one that the link suggests, which serves a visit without', () => {
  const link = '<a href="/pro" data-origin="funnel_home_website">Subscribe</a>';
  expect(used(link)).toBe('/pro?origin=funnel_google');
  window.history.replaceState(null, '', '/');
  expect(used(link)).toBe('/pro?origin=funnel_home_website');
});
