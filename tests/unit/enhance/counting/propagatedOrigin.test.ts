import { startPropagatedOrigin } from '@/enhance/counting/propagatedOrigin';
import { playLink } from '@/lib/attribution/storeLinks';

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

it('an origin that the link has is never overwritten', () => {
  expect(used('<a href="/pro?origin=funnel_help">Subscribe</a>')).toBe('/pro?origin=funnel_help');
});

it('stores are told too, other sites are not', () => {
  expect(used(`<a href="${playLink()}">Play</a>`)).toBe(playLink({ origin: 'funnel_google' }));
  expect(used('<a href="https://elsewhere.example/">Elsewhere</a>')).toBe('https://elsewhere.example/');
});

it('what is no origin in the address is not spread', () => {
  window.history.replaceState(null, '', '/?origin=%3Cscript%3E');
  expect(used('<a href="/pro">Subscribe</a>')).toBe('/pro');
});
