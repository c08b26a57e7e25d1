import { revealField } from '@/lib/device/revealField';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('on iOS a field scrolls into view after 350 ms (specification §9)', () => {
  const field = { scrollIntoView: jest.fn() };
  revealField(field);
  jest.advanceTimersByTime(349);
  expect(field.scrollIntoView).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(field.scrollIntoView).toHaveBeenCalledTimes(1);
});

it('a field that loses the focus before is left alone', () => {
  const field = { scrollIntoView: jest.fn() };
  revealField(field)();
  jest.advanceTimersByTime(1000);
  expect(field.scrollIntoView).not.toHaveBeenCalled();
});
