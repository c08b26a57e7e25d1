import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { InstallBanner } from '@/components/sections/home/InstallBanner';
import { startDismissals } from '@/enhance/dismissals';
import { installBanner } from '@/lib/content/home/installBanner';
import { localStateKeys } from '@/lib/storage/localState';

const agents = {
  windows: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36',
  iphone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1',
} as const;

beforeEach(() => {
  localStorage.clear();
  // biome-ignore lint/suspicious/noDocumentCookie: the test page knows no other way
  document.cookie = 'ak=; Max-Age=0';
});
afterEach(() => jest.restoreAllMocks());

const banner = () => document.querySelector<HTMLElement>('[data-banner]');
const isShown = () => banner()?.hasAttribute('data-waiting') === false && banner()?.hidden === false;

function open(agent: string): void {
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agent);
  render(<InstallBanner />);
  jest.isolateModules(() => require('@/enhance/banner'));
  startDismissals();
}

function scrollTo(screens: number): void {
  Object.defineProperty(window, 'scrollY', { value: screens * window.innerHeight, configurable: true });
  fireEvent.scroll(window);
}

it('waits until somebody has read on, and stays away once it is put away', async () => {
  open(agents.windows);
  scrollTo(0.5);
  expect(isShown()).toBe(false);
  scrollTo(1.2);
  expect(isShown()).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: installBanner.dismiss }));
  expect(isShown()).toBe(false);
  expect(localStorage.getItem(localStateKeys.bannerDismissal)).toMatch(/^v\d+-\d$/);
  document.body.replaceChildren();
  open(agents.windows);
  scrollTo(2);
  expect(isShown()).toBe(false);
});

it('on a phone it is a banner of its own', async () => {
  open(agents.iphone);
  scrollTo(2);
  await userEvent.click(screen.getByRole('button', { name: installBanner.dismiss }));
  expect(localStorage.getItem(localStateKeys.bannerDismissal)).toBeNull();
  expect(localStorage.getItem(`${localStateKeys.bannerDismissal}.mobileApp`)).toMatch(/^v/);
});

it('is not for those who asked for no offers', () => {
  // biome-ignore lint/suspicious/noDocumentCookie: the test page knows no other way
  document.cookie = 'ak=-1';
  open(agents.windows);
  scrollTo(2);
  expect(isShown()).toBe(false);
});
