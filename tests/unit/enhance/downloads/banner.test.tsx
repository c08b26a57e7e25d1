import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { HomeBanners } from '@/components/sections/home/HomeBanners';
import { startDismissals } from '@/enhance/everyPage/startDismissals';
import { homeBannerDismiss } from '@/lib/content/home/homeBanners';
import { localStateKeys } from '@/lib/storage/localState';
import { person } from '@/tests/fixtures/browser/person';
import { userAgentOf } from '@/tests/fixtures/devices';
import { addPopovers, removePopovers } from './popovers';

const agents = { windows: userAgentOf('Edge on Windows'), iphone: userAgentOf('an iPhone') };

beforeEach(() => {
  addPopovers();
  localStorage.clear();
  // biome-ignore lint/suspicious/noDocumentCookie: the test page knows no other way
  document.cookie = 'ak=; Max-Age=0';
});
afterEach(() => {
  jest.restoreAllMocks();
  removePopovers();
});

const shown = () =>
  [
    ...document.querySelectorAll<HTMLElement>(
      '[data-banner]:not([data-waiting], [hidden]) > * [data-dismissable]:not([data-waiting], [hidden])',
    ),
  ].map(({ dataset }) => dataset.dismissable);

/** A visit of the home page: what an earlier one rendered is gone, what it kept is not. */
function open(agent: string): void {
  cleanup();
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agent);
  render(
    <main tabIndex={-1}>
      <HomeBanners />
    </main>,
  );
  jest.isolateModules(() => require('@/enhance/downloads/banner'));
  startDismissals();
}

function scrollTo(screens: number): void {
  Object.defineProperty(window, 'scrollY', { value: screens * window.innerHeight, configurable: true });
  fireEvent.scroll(window);
}

async function putAway(): Promise<void> {
  await person.click(screen.getByRole('button', { name: homeBannerDismiss }));
}

it('waits until somebody has read on, and stays away once it is put away', async () => {
  open(agents.windows);
  scrollTo(0.5);
  expect(shown()).toEqual([]);
  scrollTo(1.2);
  expect(shown()).toEqual(['install']);
  await putAway();
  expect(shown()).toEqual([]);
  expect(localStorage.getItem(localStateKeys.bannerDismissal)).toMatch(/^v\d+-\d$/);
  open(agents.windows);
  scrollTo(2);
  expect(shown()).toEqual([]);
});

it('on a phone one “Not now” ends all offers, for good', async () => {
  open(agents.iphone);
  scrollTo(2);
  expect(shown()).toEqual(['mobileApp']);
  await putAway();
  expect(shown()).toEqual([]);
  expect(document.querySelector('main')).toHaveFocus();
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 10 * 365 * 86_400_000);
  for (let visit = 0; visit < 3; visit += 1) {
    open(agents.iphone);
    scrollTo(2);
    expect(shown()).toEqual([]);
  }
});

it('is gone when the visitor has scrolled past it, and does not come back in this visit', () => {
  jest.useFakeTimers();
  open(agents.iphone);
  // One long scroll is over before the line can be seen.
  scrollTo(1.5);
  scrollTo(4);
  jest.advanceTimersByTime(1000);
  scrollTo(4.5);
  expect(shown()).toEqual(['mobileApp']);
  scrollTo(5.1);
  expect(shown()).toEqual([]);
  scrollTo(4);
  expect(shown()).toEqual([]);
  jest.useRealTimers();
  open(agents.iphone);
  scrollTo(2);
  expect(shown()).toEqual(['mobileApp']);
});

it.each([
  [
    'a phone too old for the app may still search in private',
    agents.iphone.replace('OS 18_5', 'OS 14_0'),
    true,
    'mobileDefault',
  ],
  [
    'without popovers those steps cannot open',
    agents.iphone.replace('OS 18_5', 'OS 14_0'),
    false,
    'mobileSubscription',
  ],
  ['our own app hears of the subscription alone', `${agents.iphone} Ddg/18.5`, true, 'mobileSubscription'],
])('%s', (_what, agent, knowsPopovers, offer) => {
  if (!knowsPopovers) removePopovers();
  open(agent);
  scrollTo(2);
  expect(shown()).toEqual([offer]);
});

it('is not for those who asked for no offers', () => {
  // biome-ignore lint/suspicious/noDocumentCookie: the test page knows no other way
  document.cookie = 'ak=-1';
  open(agents.windows);
  scrollTo(2);
  expect(shown()).toEqual([]);
});

it.each(['start', 'onion'])('never comes on the %s host', (host) => {
  document.documentElement.dataset.host = host;
  open(agents.windows);
  scrollTo(3);
  expect(shown()).toEqual([]);
  delete document.documentElement.dataset.host;
  open(agents.windows);
  scrollTo(3);
  expect(shown()).toHaveLength(1);
});
