import { watchFailures } from '@/lib/events/watchFailures';

const onFailure = jest.fn();
let stop: () => void = () => undefined;

beforeEach(() => {
  onFailure.mockClear();
  stop = watchFailures(onFailure);
});
afterEach(() => stop());

it.each([
  ['error', 'thrown'],
  ['unhandledrejection', 'rejected'],
])('%s is told as %s, without its message', (type, kind) => {
  window.dispatchEvent(Object.assign(new Event(type), { message: 'typed@example.org' }));
  expect(onFailure.mock.calls).toEqual([[kind]]);
});

it('only the first failure of a view is told, and none once the view has ended', () => {
  window.dispatchEvent(new Event('unhandledrejection'));
  window.dispatchEvent(new Event('error'));
  expect(onFailure).toHaveBeenCalledTimes(1);
  onFailure.mockClear();
  stop = watchFailures(onFailure);
  stop();
  window.dispatchEvent(new Event('error'));
  expect(onFailure).not.toHaveBeenCalled();
});
