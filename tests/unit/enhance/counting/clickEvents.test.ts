import { startClickEvents } from '@/enhance/counting/clickEvents';
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
afterEach(() => jest.restoreAllMocks());

const sent = () => sendBeacon.mock.calls.map(([url]) => url.replace(/\?\d+/, '?'));

function show(markup: string): HTMLElement {
  document.body.innerHTML = markup;
  const target = document.querySelector<HTMLElement>('[data-target]');
  if (!target) throw new Error('no target');
  return target;
}

it('a press sends the event of the element, also of something inside it', () => {
  show('<button data-event="page.mac.download.click"><b data-target>Get it</b></button>').click();
  expect(sent()).toEqual(['/t/page_mac_download_click?&origin=funnel_home_website']);
});

it('parameters come from the visit and from the element, and only those of the catalog', () => {
  show('<a data-target data-event="static.footer.click" data-event-email="a@b.example">About</a>').click();
  show('<i data-target data-event="page.home.promo.click" data-event-promo="ios-app"></i>').click();
  expect(sent()).toEqual(['/t/static_footer_click?&page=mac', '/t/page_home_promo_click?&promo=ios-app']);
});

it('a part of the page may name one event for every link in it', () => {
  show(
    '<nav data-link-event="static.footer.click"><a href="/about"><b data-target>About</b></a></nav>',
  ).click();
  show('<nav data-link-event="static.footer.click"><b data-target>Title</b></nav>').click();
  expect(sent()).toEqual(['/t/static_footer_click?&page=mac']);
});

it('a list of questions may name one event for every question in it', () => {
  const list = (question: string, answer: string) =>
    `<div data-link-event="page.home.faq.toggle"><details><summary>${question}</summary><p>${answer}</p></details></div>`;
  show(list('<h3 data-target>What is it?</h3>', 'A search engine.')).click();
  show(list('What is it?', '<b data-target>A search engine.</b>')).click();
  expect(sent()).toEqual(['/t/page_home_faq_toggle?']);
});

it('a form sends its event when it is sent, and not when something in it is pressed', () => {
  const form = show('<form data-target data-event="page.newsletter.form.submit"><input></form>');
  form.querySelector('input')?.click();
  expect(sent()).toEqual([]);
  form.dispatchEvent(new Event('submit', { bubbles: true }));
  expect(sent()).toEqual(['/t/page_newsletter_form_submit?']);
});

it('a press on anything else sends nothing', () => {
  show('<button data-target></button>').click();
  expect(sent()).toEqual([]);
});
