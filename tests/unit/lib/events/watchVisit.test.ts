import { watchVisit } from '@/lib/events/watchVisit';

let clock = 0;
let stop: () => void = () => undefined;
const onBounce = jest.fn();
const onScroll = jest.fn();

beforeEach(() => {
  clock = 1000;
  jest.clearAllMocks();
  Object.defineProperty(window, 'scrollY', { value: 0, configurable: true, writable: true });
  stop = watchVisit({ now: () => clock, onBounce, onScroll });
});
afterEach(() => {
  stop();
  show('visible');
});

function show(state: 'visible' | 'hidden'): void {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}

function scrollTo(y: number): void {
  Object.defineProperty(window, 'scrollY', { value: y, configurable: true, writable: true });
  window.dispatchEvent(new Event('scroll'));
}

describe('bounce event (specification §4)', () => {
  it.each([
    [0, 1],
    [9_999, 1],
    [10_000, 1],
    [10_001, 0],
  ])('hidden after %i ms: %i', (milliseconds, count) => {
    clock += milliseconds;
    show('hidden');
    expect(onBounce).toHaveBeenCalledTimes(count);
  });

  it('fires once per page view', () => {
    show('hidden');
    show('visible');
    show('hidden');
    expect(onBounce).toHaveBeenCalledTimes(1);
  });

  it.each(['pointerdown', 'keydown', 'wheel', 'touchstart'])('does not fire after %s', (type) => {
    window.dispatchEvent(new Event(type));
    show('hidden');
    expect(onBounce).not.toHaveBeenCalled();
  });

  it('does not fire once a visitor has read on', () => {
    scrollTo(50);
    show('hidden');
    expect(onBounce).not.toHaveBeenCalled();
  });

  it('does not fire when the page is left later, after a stay', () => {
    clock += 20_000;
    show('hidden');
    clock = 1000;
    show('visible');
    show('hidden');
    expect(onBounce).not.toHaveBeenCalled();
  });

  it('does not fire after the view has ended', () => {
    stop();
    show('hidden');
    scrollTo(500);
    expect(onBounce).not.toHaveBeenCalled();
    expect(onScroll).not.toHaveBeenCalled();
  });
});

it('scroll threshold (specification §9) is 50 px, told once', () => {
  scrollTo(49);
  expect(onScroll).not.toHaveBeenCalled();
  scrollTo(50);
  scrollTo(900);
  expect(onScroll).toHaveBeenCalledTimes(1);
});
