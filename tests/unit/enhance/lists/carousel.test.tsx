import { act, fireEvent, render, screen } from '@testing-library/react';
import { Timeline } from '@/components/sections/about/Timeline';
import { Quotes } from '@/components/sections/extension/Quotes';
import { timelineWords } from '@/lib/content/company/timelineWords';
import { quotes } from '@/lib/content/home/quotes';
import { quotesWords } from '@/lib/content/home/quoteWords';
import { person } from '@/tests/fixtures/browser/person';

const { next, previous, list, cover } = timelineWords;
const width = 300;

/** The test page has no layout: every slide is 300 pixels wide, and a jump arrives at once. */
function layOut(name: string, reduced: boolean) {
  window.matchMedia = jest.fn().mockReturnValue({ matches: reduced });
  const slides = screen.getByRole('list', { name });
  slides.querySelectorAll('li').forEach((slide, index) => {
    Object.defineProperty(slide, 'offsetLeft', { value: 40 + index * width });
  });
  const scrollTo = jest.fn(({ left }: ScrollToOptions) => {
    slides.scrollLeft = left ?? 0;
    fireEvent.scroll(slides);
  });
  slides.scrollTo = scrollTo as unknown as typeof slides.scrollTo;
  jest.isolateModules(() => require('@/enhance/lists/carousel'));
  return { scrollTo, slides };
}

function start({ reduced = false } = {}) {
  render(<Timeline />);
  return layOut(list, reduced);
}

function position(): string | null {
  return screen.getByRole('status').textContent;
}

it('starts at the first slide, goes on by button, tells where it is and keeps the focus', async () => {
  const { scrollTo } = start();
  const back = screen.getByRole('button', { name: previous });
  expect(position()).toBe(cover);
  expect(back).toHaveAttribute('aria-disabled', 'true');
  await person.click(back);
  expect(scrollTo).not.toHaveBeenCalled();
  const button = screen.getByRole('button', { name: next });
  await person.click(button);
  await person.click(button);
  expect(scrollTo).toHaveBeenLastCalledWith({ left: 2 * width, behavior: 'smooth' });
  expect(position()).toBe('2 of 30');
  expect(button).toHaveFocus();
  expect(back).toHaveAttribute('aria-disabled', 'false');
});

it('goes by arrow keys, Home and End, and stops at both ends', async () => {
  const { slides } = start();
  slides.focus();
  await person.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}');
  expect(position()).toBe('1 of 30');
  await person.keyboard('{End}');
  expect(position()).toBe('30 of 30');
  expect(screen.getByRole('button', { name: next })).toHaveAttribute('aria-disabled', 'true');
  await person.keyboard('{ArrowRight}');
  expect(position()).toBe('30 of 30');
  await person.keyboard('{Home}');
  expect(position()).toBe(cover);
});

it('does not tell what passes by on the way to a slide', async () => {
  const { slides } = start();
  slides.scrollTo = jest.fn() as unknown as typeof slides.scrollTo;
  slides.focus();
  await person.keyboard('{End}');
  slides.scrollLeft = 9 * width;
  fireEvent.scroll(slides);
  expect(position()).toBe('30 of 30');
  fireEvent.pointerDown(slides);
  expect(position()).toBe('9 of 30');
});

it('jumps without motion for those who asked for less', async () => {
  const { scrollTo } = start({ reduced: true });
  await person.click(screen.getByRole('button', { name: next }));
  expect(scrollTo).toHaveBeenCalledWith({ left: width, behavior: 'instant' });
});

describe('a carousel that moves on by itself', () => {
  let see: (isIntersecting: boolean) => void;

  function startQuotes({ reduced = false } = {}) {
    jest.useFakeTimers({ advanceTimers: true });
    window.IntersectionObserver = class {
      constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
        see = (isIntersecting) => callback([{ isIntersecting }]);
      }
      observe() {}
    } as unknown as typeof IntersectionObserver;
    render(<Quotes quotes={quotes} />);
    layOut(quotesWords.list, reduced);
  }
  const pass = () => act(() => jest.advanceTimersByTime(8000));
  afterEach(() => jest.useRealTimers());

  it('goes on while it is seen, silently, round and round', () => {
    startQuotes();
    pass();
    expect(position()).toBe('1 of 4');
    see(true);
    pass();
    expect(position()).toBe('2 of 4');
    expect(screen.getByRole('status')).toHaveAttribute('aria-live', 'off');
    for (let turn = 0; turn < 3; turn++) pass();
    expect(position()).toBe('1 of 4');
  });

  it('stops at its button and at any other, and then tells where it is', async () => {
    startQuotes();
    see(true);
    const pause = screen.getByRole('button', { name: quotesWords.pause });
    fireEvent.click(pause);
    expect(pause).toHaveAccessibleName(quotesWords.play);
    pass();
    expect(position()).toBe('1 of 4');
    expect(screen.getByRole('status')).toHaveAttribute('aria-live', 'polite');
    fireEvent.click(pause);
    pass();
    expect(position()).toBe('2 of 4');
    fireEvent.click(screen.getByRole('button', { name: quotesWords.next }));
    pass();
    expect(position()).toBe('3 of 4');
  });

  it('waits under a pointer and the focus, and never starts for those who asked for less motion', () => {
    startQuotes();
    see(true);
    const region = screen.getByRole('region', { name: quotesWords.label });
    fireEvent.pointerEnter(region);
    pass();
    expect(position()).toBe('1 of 4');
    fireEvent.pointerLeave(region);
    fireEvent.focusIn(region);
    pass();
    expect(position()).toBe('1 of 4');
    document.body.replaceChildren();
    startQuotes({ reduced: true });
    expect(screen.queryByRole('button', { name: quotesWords.pause })).toBeNull();
    pass();
    expect(position()).toBe('1 of 4');
  });
});
