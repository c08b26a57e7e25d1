import { bounceWindow, scrollThreshold, watchVisit } from '@/lib/events/watchVisit';

let hidden: boolean;
let time: number;
let stop: () => void;
const onBounce = jest.fn();
const onScroll = jest.fn();

beforeEach(() => {
  hidden = false;
  time = 1000;
  jest.clearAllMocks();
  Object.defineProperty(document, 'visibilityState', {
    get: () => (hidden ? 'hidden' : 'visible'),
    configurable: true,
  });
  scrollTo(0);
  stop = watchVisit({ document, window, now: () => time, onBounce, onScroll });
});
afterEach(() => stop());

function scrollTo(pixels: number): void {
  Object.defineProperty(window, 'scrollY', { value: pixels, configurable: true });
  window.dispatchEvent(new Event('scroll'));
}
function leaveAfter(milliseconds: number): void {
  time = 1000 + milliseconds;
  hidden = true;
  document.dispatchEvent(new Event('visibilitychange'));
}
function comeBack(): void {
  hidden = false;
  document.dispatchEvent(new Event('visibilitychange'));
}

it('the window is ten seconds, the threshold fifty pixels (specification §9)', () => {
  expect([bounceWindow, scrollThreshold]).toEqual([10_000, 50]);
});

it('leaving within ten seconds without touching the page is a bounce', () => {
  leaveAfter(10_000);
  expect(onBounce).toHaveBeenCalledTimes(1);
});

it('leaving later is none', () => {
  leaveAfter(10_001);
  expect(onBounce).not.toHaveBeenCalled();
});

it('is told once per page view', () => {
  leaveAfter(1000);
  comeBack();
  leaveAfter(2000);
  expect(onBounce).toHaveBeenCalledTimes(1);
});

it.each(['pointerdown', 'keydown', 'wheel', 'touchstart'])('is none after %s', (type) => {
  window.dispatchEvent(new Event(type));
  leaveAfter(1000);
  expect(onBounce).not.toHaveBeenCalled();
});

it('scrolling counts from fifty pixels on, once, and is interest', () => {
  scrollTo(49);
  expect(onScroll).not.toHaveBeenCalled();
  scrollTo(50);
  scrollTo(400);
  expect(onScroll).toHaveBeenCalledTimes(1);
  leaveAfter(1000);
  expect(onBounce).not.toHaveBeenCalled();
});

it('a nudge below the threshold is no interest', () => {
  scrollTo(49);
  leaveAfter(1000);
  expect(onBounce).toHaveBeenCalledTimes(1);
});

it('hears nothing once it is stopped', () => {
  stop();
  scrollTo(100);
  leaveAfter(1000);
  expect([onBounce.mock.calls, onScroll.mock.calls]).toEqual([[], []]);
});
