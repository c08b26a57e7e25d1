import { act, render, screen, waitFor } from '@testing-library/react';
import { ThemeSwitch } from '@/components/layout/site/ThemeSwitch';
import { startThemeSwitch } from '@/enhance/everyPage/themeSwitch';
import { person } from '@/tests/fixtures/browser/person';

const root = document.documentElement;
let early: (string | null)[] = [];

beforeAll(() => {
  render(<ThemeSwitch />);
  // What the boot script leaves of a press before this script arrived.
  root.setAttribute('data-chosen-theme', 'dark');
  window.history.replaceState(null, '', '/?kae=-1');
  localStorage.setItem('theme', 'light');
  startThemeSwitch();
  early = [localStorage.getItem('theme'), root.getAttribute('data-theme'), window.location.search];
});

afterEach(() => jest.restoreAllMocks());

beforeEach(() => {
  localStorage.clear();
  root.removeAttribute('data-theme');
  window.history.replaceState(null, '', '/');
});

/** Presses a choice in the first switch of the page. */
async function choose(name: string): Promise<void> {
  await person.click(screen.getAllByRole('radio', { name, hidden: true })[0] as HTMLElement);
}

it('stores what was chosen before it arrived', () => {
  expect(early).toEqual(['dark', 'dark', '']);
});

// The listeners live on the document for the life of a page, so the switch is rendered once for all cases.
it('switches, remembers, and always finds the way back to the system', async () => {
  const { container } = render(<ThemeSwitch name="second" />);
  await choose('Dark');
  expect(root).toHaveAttribute('data-theme', 'dark');
  expect(localStorage.getItem('theme')).toBe('dark');
  // Every switch on the page shows the same choice.
  expect(container.querySelector('input[value="dark"]')).toBeChecked();

  await choose('System');
  expect(root).not.toHaveAttribute('data-theme');
  expect(localStorage.getItem('theme')).toBe('system');
});

it('ends an override from the address when a choice is made by hand', async () => {
  window.history.replaceState({ kept: true }, '', '/?kae=d&q=a');
  render(<ThemeSwitch name="third" />);
  await choose('Light');
  expect(root).toHaveAttribute('data-theme', 'light');
  expect(window.location.search).toBe('?q=a');
  expect(window.history.state).toEqual({ kept: true });
});

function fail(): never {
  throw new DOMException('no', 'QuotaExceededError');
}

it.each([
  ['full', () => jest.spyOn(Storage.prototype, 'setItem').mockImplementation(fail)],
  ['denied', () => jest.spyOn(window, 'localStorage', 'get').mockImplementation(fail)],
])(
  'keeps the choice for the life of the page where storage is %s, until another tab makes one',
  async (name, deny) => {
    localStorage.setItem('theme', 'light');
    const denied = deny();
    const { container, unmount } = render(<ThemeSwitch name={name} />);
    await person.click(container.querySelector('input[value="dark"]') as HTMLInputElement);
    unmount();
    const later = render(<ThemeSwitch name={`later-${name}`} />).container;
    await waitFor(() => expect(later.querySelector('input[value="dark"]')).toBeChecked());
    expect(root).toHaveAttribute('data-theme', 'dark');
    act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
    expect(root).toHaveAttribute('data-theme', 'dark');

    denied.mockRestore();
    localStorage.setItem('theme', 'light');
    window.dispatchEvent(new StorageEvent('storage', { key: 'theme' }));
    expect(root).toHaveAttribute('data-theme', 'light');
  },
);
