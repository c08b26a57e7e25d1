import { startClickEvents } from '@/enhance/counting/clickEvents';
import { startPageView } from '@/enhance/counting/pageView';
import { siteEvents } from '@/lib/content/events/siteEvents';

const sendBeacon = jest.fn((_url: string) => true);

beforeAll(() => {
  Object.defineProperty(navigator, 'sendBeacon', { value: sendBeacon, configurable: true });
  startClickEvents(siteEvents);
});
beforeEach(() => {
  sendBeacon.mockClear();
  window.history.replaceState(null, '', '/mac?origin=funnel_home_website');
});

const sent = () => sendBeacon.mock.calls.map(([url]) => url.replace(/\?\d+/, '?'));

function pressable(markup: string): HTMLElement {
  document.body.innerHTML = markup;
  const target = document.querySelector<HTMLElement>('[data-target]');
  if (!target) throw new Error('no target');
  return target;
}

it('a press sends the event of the element, also of something inside it', () => {
  pressable('<button data-event="page.mac.download.click"><b data-target>Get it</b></button>').click();
  expect(sent()).toEqual(['/t/page_mac_download_click?&origin=funnel_home_website']);
});

it('parameters come from the visit and from the element, and only those of the catalog', () => {
  pressable(
    '<a data-target data-event="static.footer.click" data-event-email="a@b.example">About</a>',
  ).click();
  pressable('<i data-target data-event="page.home.promo.click" data-event-promo="ios-app"></i>').click();
  expect(sent()).toEqual(['/t/static_footer_click?&page=mac', '/t/page_home_promo_click?&promo=ios-app']);
});

it('a part of the page may name one event for every link in it', () => {
  pressable(
    '<nav data-link-event="static.footer.click"><a href="/about"><b data-target>About</b></a></nav>',
  ).click();
  pressable('<nav data-link-event="static.footer.click"><b data-target>Title</b></nav>').click();
  expect(sent()).toEqual(['/t/static_footer_click?&page=mac']);
});

it('a list of questions may name one event for every question in it', () => {
  const list = (question: string, answer: string) =>
    `<div data-link-event="page.home.faq.toggle"><details><summary>${question}</summary><p>${answer}</p></details></div>`;
  pressable(list('<h3 data-target>What is it?</h3>', 'A search engine.')).click();
  pressable(list('What is it?', '<b data-target>A search engine.</b>')).click();
  expect(sent()).toEqual(['/t/page_home_faq_toggle?']);
});

it('a form sends its event when it is sent, and not when something in it is pressed', () => {
  const form = pressable('<form data-target data-event="page.newsletter.form.submit"><input></form>');
  form.querySelector('input')?.click();
  expect(sent()).toEqual([]);
  form.dispatchEvent(new Event('submit', { bubbles: true }));
  expect(sent()).toEqual(['/t/page_newsletter_form_submit?']);
});

describe('the view of a document', () => {
  beforeEach(() => {
    document.head.innerHTML = '<meta name="page-event" content="mac">';
  });
  afterEach(() => {
    Reflect.deleteProperty(document, 'prerendering');
    show('visible');
  });

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
});
