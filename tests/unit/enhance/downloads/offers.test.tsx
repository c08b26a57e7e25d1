import { render } from '@testing-library/react';
import { Offers } from '@/components/sections/home/Offers';
import { takeCountRequests } from '@/enhance/counting/requestCount';
import { addPopovers, removePopovers } from './popovers';

const agents: Readonly<Record<string, [agent: string, offers: string[]]>> = {
  'Safari on a Mac': [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15',
    ['downloadBrowser', 'setAsDefault'],
  ],
  'an iPhone': [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1',
    ['iosApp'],
  ],
  Android: [
    'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36',
    ['androidApp'],
  ],
  'Firefox on Linux': [
    'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
    ['addToBrowser', 'mobileApps'],
  ],
};

beforeEach(addPopovers);
afterEach(() => {
  jest.restoreAllMocks();
  removePopovers();
});

const start = () => jest.isolateModules(() => require('@/enhance/downloads/offers'));
const shown = () =>
  [...document.querySelectorAll<HTMLElement>('[data-offer][data-shown]')].map(({ dataset }) => dataset.offer);

function renderOn(name: string): void {
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agents[name]?.[0] ?? '');
  render(<Offers />);
}

it.each(['Safari on a Mac', 'Firefox on Linux'])(
  'offers on %s what helps there, the better offer first',
  (name) => {
    renderOn(name);
    start();
    expect(shown()).toEqual(agents[name]?.[1]);
  },
);

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
  ['Android', 'android'],
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
