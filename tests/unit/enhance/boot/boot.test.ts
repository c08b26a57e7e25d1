import { begunAccountKey, sessionKey } from '@/lib/auth/sessionKey';
import { pageExperiments } from '@/lib/experiments/pageExperiments';
import { readEnvironmentName } from '@/lib/url/environmentName';
import { environmentStorage } from '@/lib/url/environmentStorage';
import { devices } from '@/tests/fixtures/devices';
import { whileExperimentsRun } from '@/tests/fixtures/experimentDays';

type Signals = Partial<Record<'userAgent' | 'maxTouchPoints', unknown>>;

const { documentElement: root } = document;
const added: [object, string][] = [];

function add(owner: object, name: string, value: unknown): void {
  Object.defineProperty(owner, name, { value, configurable: true });
  added.push([owner, name]);
}

/** Runs the boot script on a page with this query, in a browser that says this about itself. */
function boot(search = '', signals: Signals = {}, path = '/about'): void {
  window.history.replaceState(null, '', path + search);
  const shown = pageExperiments(path);
  if (shown) root.setAttribute('data-experiments', shown);
  for (const [name, value] of Object.entries({ userAgent: '', ...signals })) add(navigator, name, value);
  jest.isolateModules(() => require('@/enhance/boot/boot'));
  expect(root).toHaveAttribute('data-script');
}

afterEach(() => {
  for (const [owner, name] of added.splice(0)) Reflect.deleteProperty(owner, name);
  for (const name of root.getAttributeNames()) root.removeAttribute(name);
  localStorage.clear();
  sessionStorage.clear();
  // biome-ignore lint/suspicious/noDocumentCookie: the newer interface is missing here
  document.cookie = 'ae=; Max-Age=0';
});

describe('the theme', () => {
  it.each([
    ['?q=x&kae=d', 'light', 'dark'],
    ['?kae=%3Cd', 'light', 'light'],
    ['', 'system', null],
    ['', '<dark', 'dark'],
  ])('at an address %p, with %p saved and a dark search, is %p', (search, saved, theme) => {
    localStorage.setItem('theme', saved);
    // biome-ignore lint/suspicious/noDocumentCookie: the newer interface is missing here
    document.cookie = 'ae=t';
    boot(search);
    expect(root.getAttribute('data-theme')).toBe(theme);
  });

  it('changes by the switch of the page before its scripts arrive, which then find the choice', () => {
    boot();
    document.body.innerHTML =
      '<input type="radio" value="dark" data-theme-choice="" /><input type="radio" value="light" />';
    for (const input of document.querySelectorAll('input')) {
      input.click();
      expect(root).toHaveAttribute('data-theme', 'dark');
      expect(root).toHaveAttribute('data-chosen-theme', 'dark');
    }
    document.body.innerHTML = '';
  });

  it('comes from the search setting where storage is closed', () => {
    const closed = jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new Error('denied');
    });
    // biome-ignore lint/suspicious/noDocumentCookie: the newer interface is missing here
    document.cookie = 'ae=d';
    boot('?exp_privacypropromo=banner', {}, '/browser');
    closed.mockRestore();
    expect(root).toHaveAttribute('data-theme', 'dark');
    expect(root).toHaveAttribute('data-exp-privacypropromo', 'banner');
  });
});

describe('the account', () => {
  it('marks a tab in which somebody is signed in, and none whose visitor turned back from the payment page, until the account is somebody’s', () => {
    const hold = (email: string | null) =>
      sessionStorage.setItem(sessionKey, JSON.stringify({ accountId: 'one', email }));
    sessionStorage.setItem(begunAccountKey, 'one');
    boot();
    expect(root).not.toHaveAttribute('data-account');
    hold(null);
    boot();
    expect(root).not.toHaveAttribute('data-account');
    hold('ada@example.org');
    boot();
    expect(root).toHaveAttribute('data-account', '');
    root.removeAttribute('data-account');
    sessionStorage.setItem(begunAccountKey, 'another');
    hold(null);
    boot();
    expect(root).toHaveAttribute('data-account', '');
  });

  it('marks a tab that turned to staging only where somebody is signed in there', () => {
    sessionStorage.setItem(sessionKey, '{}');
    boot('?environment=staging');
    expect(root).not.toHaveAttribute('data-account');
    boot();
    expect(root).not.toHaveAttribute('data-account');
    environmentStorage(sessionStorage, 'staging').setItem(sessionKey, '{}');
    boot();
    expect(root).toHaveAttribute('data-account', '');
  });
});

it('the environment is that of the pages opened next, once the URL has chosen it, and marks them', () => {
  boot('?environment=other');
  expect(root).not.toHaveAttribute('data-environment');
  boot('?environment=staging');
  root.removeAttribute('data-environment');
  boot();
  expect(root).toHaveAttribute('data-environment', 'staging');
  expect(readEnvironmentName('', sessionStorage)).toBe('staging');
});

it.each(devices)('$name is served as $platform', ({ userAgent, maxTouchPoints, platform }) => {
  boot('', { userAgent, maxTouchPoints });
  expect(root.getAttribute('data-platform')).toBe(platform);
});

it('gives Object.hasOwn to a browser that lacks it', () => {
  const { hasOwn } = Object;
  try {
    Object.assign(Object, { hasOwn: undefined });
    boot();
    expect(Object.hasOwn({ own: undefined }, 'own')).toBe(true);
    expect(Object.hasOwn({}, 'toString')).toBe(false);
  } finally {
    Object.assign(Object, { hasOwn });
  }
  boot();
  expect(Object.hasOwn).toBe(hasOwn);
});

function variants(): Record<string, string | null> {
  const names = root.getAttributeNames().filter((name) => name.startsWith('data-exp-'));
  return Object.fromEntries(names.map((name) => [name, root.getAttribute(name)]));
}

describe('a new variant', () => {
  const width = window.innerWidth;
  beforeEach(() => {
    jest.useFakeTimers({ now: whileExperimentsRun });
    jest.spyOn(Math, 'random').mockReturnValue(0.5);
  });
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
    Object.defineProperty(window, 'innerWidth', { value: width, configurable: true });
  });

  it.each([
    ['/', 1280, { 'data-exp-homeherobuttonstyles': 'treatmentb' }],
    ['/pro', 390, { 'data-exp-mobilepropaywall': 'treatmenta' }],
    ['/subscriptions/new/mobile/vpn', 390, { 'data-exp-mobilepropaywall': 'treatmenta' }],
    ['/pro', 1280, {}],
    ['/browser', 390, {}],
    ['/app', 390, {}],
  ])('is drawn before the first paint of a page that shows it: %s at %i px', (path, innerWidth, marks) => {
    Object.defineProperty(window, 'innerWidth', { value: innerWidth, configurable: true });
    boot('', {}, path);
    expect(variants()).toEqual(marks);
    expect(localStorage).toHaveLength(Object.keys(marks).length);
  });
});

describe('an app around an ordinary tab', () => {
  it('will be asked for its subscriber', () => {
    add(navigator, 'duckduckgo', { platform: 'macos' });
    boot();
    expect(root).toHaveAttribute('data-subscriber', 'PENDING');
  });

  it.each([
    ['nothing', undefined],
    ['our extension', { platform: 'extension' }],
  ])('is not told by %s', (_name, sign) => {
    if (sign) add(navigator, 'duckduckgo', sign);
    boot();
    expect(root).not.toHaveAttribute('data-subscriber');
    boot('?subscribed_override=true');
    expect(root).toHaveAttribute('data-subscriber', 'SUBSCRIBED');
  });
});

describe('an app around the page', () => {
  it.each(['subscriptionPages', 'identityTheftRestorationPages', 'dbpui'])('is seen by %s', (context) => {
    add(window, 'webkit', { messageHandlers: { [context]: { postMessage() {} } } });
    boot();
    expect(root).toHaveAttribute('data-app');
  });

  it("is seen by Android's interface, and not in a browser", () => {
    boot();
    expect(root).not.toHaveAttribute('data-app');
    add(window, 'dbpui', { process() {} });
    boot();
    expect(root).toHaveAttribute('data-app');
  });
});
