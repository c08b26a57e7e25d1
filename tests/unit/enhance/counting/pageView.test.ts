import { startPageView } from '@/enhance/counting/pageView';

const sendBeacon = jest.fn((_url: string) => true);

beforeEach(() => {
  sendBeacon.mockClear();
  Object.defineProperty(navigator, 'sendBeacon', { value: sendBeacon, configurable: true });
  window.history.replaceState(null, '', '/mac?origin=funnel_home_website');
  document.head.innerHTML = '<meta name="page-event" content="mac">';
});
afterEach(() => {
  document.head.innerHTML = '';
  Reflect.deleteProperty(document, 'prerendering');
  show('visible');
});

const sent = () => sendBeacon.mock.calls.map(([url]) => url.replace(/\?\d+/, '?'));

function show(state: 'visible' | 'hidden'): void {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}

it('a document counts its view once, under the event of its head, with the origin of the visit', () => {
  startPageView();
  expect(sent()).toEqual(['/t/page_mac_impression?&origin=funnel_home_website']);
});

it('counts a bounce under the first segment of the path', () => {
  startPageView();
  show('hidden');
  show('visible');
  show('hidden');
  expect(sent().slice(1)).toContain('/t/static_bounce?&page=mac');
});

it('sends nothing where the head names no event, as on flows, which count their views themselves', () => {
  document.head.innerHTML = '';
  startPageView();
  expect(sendBeacon).not.toHaveBeenCalled();
});

it('a page prepared in advance is counted when it is seen', () => {
  Object.defineProperty(document, 'prerendering', { value: true, configurable: true });
  startPageView();
  expect(sendBeacon).not.toHaveBeenCalled();
  document.dispatchEvent(new Event('prerenderingchange'));
  expect(sent()).toEqual(['/t/page_mac_impression?&origin=funnel_home_website']);
});
