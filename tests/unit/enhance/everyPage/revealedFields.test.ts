import { startRevealedFields } from '@/enhance/everyPage/revealedFields';

const scrollIntoView = jest.fn();
const root = document.documentElement;

beforeEach(() => {
  jest.useFakeTimers();
  scrollIntoView.mockClear();
  Element.prototype.scrollIntoView = scrollIntoView;
  document.body.innerHTML = '<input id="a"><input id="b"><input id="c" type="checkbox">';
});
afterEach(() => {
  jest.useRealTimers();
  delete root.dataset.platform;
});

const focus = (id: string) => document.getElementById(id)?.focus();

it('elsewhere than on iOS the browser does it itself', () => {
  root.dataset.platform = 'android';
  startRevealedFields();
  focus('a');
  jest.advanceTimersByTime(1000);
  expect(scrollIntoView).not.toHaveBeenCalled();
});

it('on iOS the field that keeps the focus comes into view, once, and a tick box does not', () => {
  root.dataset.platform = 'ios';
  startRevealedFields();
  focus('a');
  jest.advanceTimersByTime(100);
  focus('b');
  jest.advanceTimersByTime(349);
  expect(scrollIntoView).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(scrollIntoView.mock.contexts).toEqual([document.getElementById('b')]);
  focus('c');
  jest.advanceTimersByTime(1000);
  expect(scrollIntoView).toHaveBeenCalledTimes(1);
});
