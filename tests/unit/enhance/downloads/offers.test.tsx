import { render } from '@testing-library/react';
import { Offers } from '@/components/sections/home/Offers';
import { takeCountRequests } from '@/enhance/counting/requestCount';
import { userAgentOf } from '@/tests/fixtures/devices';
import { addPopovers, removePopovers } from './popovers';

beforeEach(addPopovers);
afterEach(() => {
  jest.restoreAllMocks();
  removePopovers();
});

const start = () => jest.isolateModules(() => require('@/enhance/downloads/offers'));
const shown = () =>
  [...document.querySelectorAll<HTMLElement>('[data-offer][data-shown]')].map(({ dataset }) => dataset.offer);

function renderOn(name: string): void {
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgentOf(name));
  render(<Offers />);
}

it('neither offers nor counts steps that cannot open, where popovers are unknown', () => {
  removePopovers();
  takeCountRequests();
  renderOn('Safari on a Mac');
  start();
  expect(shown()).toEqual(['downloadBrowser']);
  expect(document.querySelector('[data-offers]')).toHaveAttribute('data-shown', '1');
  expect(takeCountRequests().map(({ parameters }) => parameters.promo)).toEqual(['download-browser']);
});

it('offers nothing to whoever asked for no offers, in the address or for a year', () => {
  renderOn('Firefox on Linux');
  window.history.replaceState(null, '', '/?kak=-1');
  start();
  expect(shown()).toHaveLength(0);
  window.history.replaceState(null, '', '/');
  start();
  expect(shown()).toHaveLength(2);
});

it.each([
  ['Firefox on Linux', 'firefox'],
  ['an iPhone', 'ios'],
  ['Chrome on Android', 'android'],
])('opens the steps of the browser in hand: %s', (name, steps) => {
  renderOn(name);
  start();
  const open = [...document.querySelectorAll<HTMLElement>('details[open]')];
  expect(open.map(({ dataset }) => dataset.browser)).toEqual([steps]);
});

it('a variant of the experiment emphasizes the download, and only that', () => {
  document.documentElement.setAttribute('data-exp-homeherobuttonstyles', 'treatmentb');
  render(<Offers />);
  const emphasized = [...document.querySelectorAll<HTMLElement>('[data-offer]')].filter((offer) =>
    getComputedStyle(offer.firstElementChild ?? offer).background.includes('--color-accent)'),
  );
  document.documentElement.removeAttribute('data-exp-homeherobuttonstyles');
  expect(emphasized.map(({ dataset }) => dataset.offer)).toEqual(['downloadBrowser']);
});
