/** @jest-environment jsdom */
import { exposeVariant, shownVariants } from '@/lib/experiments/exposure';
import { afterExperiments, whileExperimentsRun } from '@/tests/fixtures/experimentDays';

const root = document.documentElement;
const wide = window.innerWidth;

function open(address: string, variant: string | null, width = 390): void {
  window.history.replaceState(null, '', address);
  Object.defineProperty(window, 'innerWidth', { value: width, configurable: true });
  if (variant === null) root.removeAttribute('data-exp-mobilepropaywall');
  else root.setAttribute('data-exp-mobilepropaywall', variant);
}

beforeEach(() => {
  jest.useFakeTimers({ now: whileExperimentsRun });
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  jest.useRealTimers();
  Object.defineProperty(window, 'innerWidth', { value: wide, configurable: true });
  Reflect.deleteProperty(navigator, 'globalPrivacyControl');
  open('/', null);
});

it('what this view shows is counted once, also over tabs and reloads, and goes into a purchase', () => {
  open('/pro', 'treatmenta');
  expect(exposeVariant('mobilepropaywall')).toEqual({ variant: 'treatmenta', fresh: true });
  sessionStorage.clear();
  expect(exposeVariant('mobilepropaywall')).toEqual({ variant: 'treatmenta', fresh: false });
  expect(shownVariants()).toEqual({ exp_mobilepropaywall: 'treatmenta' });
});

it.each([
  ['is kept and was not shown yet', null, 390],
  ['a wide window does not show', 'treatmenta', 1280],
])('what %s goes into no purchase', (_what, variant, width) => {
  localStorage.setItem('exp_mobilepropaywall', 'treatmenta');
  open('/pro', variant, width);
  expect(exposeVariant('mobilepropaywall')).toEqual({ variant: false, fresh: false });
  expect(shownVariants()).toEqual({});
});

it('a variant that the address names counts once a tab and as long as it is the one shown', () => {
  open('/pro', 'control');
  exposeVariant('mobilepropaywall');
  open('/pro?exp_mobilepropaywall=treatmentb', 'treatmentb');
  expect(exposeVariant('mobilepropaywall')).toEqual({ variant: 'treatmentb', fresh: true });
  expect(exposeVariant('mobilepropaywall').fresh).toBe(false);
  expect(shownVariants()).toEqual({ exp_mobilepropaywall: 'treatmentb' });
  open('/pro', 'control');
  expect(exposeVariant('mobilepropaywall')).toEqual({ variant: 'control', fresh: false });
  expect(shownVariants()).toEqual({ exp_mobilepropaywall: 'control' });
});

it('nothing of it outlives the experiment, and nothing counts for whoever asks not to be tracked', () => {
  open('/pro', 'treatmenta');
  exposeVariant('mobilepropaywall');
  expect(shownVariants(afterExperiments)).toEqual({});
  Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true });
  expect(exposeVariant('mobilepropaywall')).toEqual({ variant: false, fresh: false });
  expect(shownVariants()).toEqual({});
});
