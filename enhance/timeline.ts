type Parts = {
  slides: HTMLElement;
  items: readonly HTMLElement[];
  steps: readonly HTMLElement[];
  position: HTMLElement | null;
  dots: readonly Element[];
};

function partsOf(timeline: Element): Parts | null {
  const slides = timeline.querySelector<HTMLElement>('[data-timeline-slides]');
  if (!slides) return null;
  return {
    slides,
    items: [...slides.querySelectorAll<HTMLElement>(':scope > li')],
    steps: [...timeline.querySelectorAll<HTMLElement>('[data-timeline-step]')],
    position: timeline.querySelector<HTMLElement>('[data-timeline-position]'),
    dots: [...timeline.querySelectorAll('[data-timeline-strip] > li')],
  };
}

/** Where the list must be scrolled to for a slide to stand at its snapping edge, in CSS pixels. */
function placeOf({ items }: Parts, index: number): number {
  return (items[index]?.offsetLeft ?? 0) - (items[0]?.offsetLeft ?? 0);
}

function nearest(parts: Parts): number {
  const { scrollLeft } = parts.slides;
  const distances = parts.items.map((_, index) => Math.abs(placeOf(parts, index) - scrollLeft));
  return distances.indexOf(Math.min(...distances));
}

function show({ items, steps, position, dots }: Parts, current: number): void {
  for (const step of steps) {
    const target = current + Number(step.dataset.timelineStep);
    step.setAttribute('aria-disabled', String(target < 0 || target >= items.length));
  }
  // The words come with the page: "0 of 31", with the number of the slide in the place of the zero.
  const words = position?.dataset.timelinePosition?.replace('0', String(current + 1));
  if (position && words && position.textContent !== words) position.textContent = words;
  dots.forEach((dot, index) => {
    dot.classList.toggle('current', index === current);
  });
}

const keys: Readonly<Record<string, (current: number, last: number) => number>> = {
  ArrowLeft: (current) => current - 1,
  ArrowRight: (current) => current + 1,
  Home: () => 0,
  End: (_, last) => last,
};

/**
 * Buttons, keys and the live position of a timeline. Scrolling itself is the browser's: a swipe or a wheel moves the
 * list, and what is shown follows. A jump by button is smooth unless the visitor asked for less motion.
 */
function startTimeline(parts: Parts): void {
  const { slides, items, steps } = parts;
  const last = items.length - 1;
  let current = nearest(parts);
  /** The slide a jump is on its way to; what passes by meanwhile is not told. */
  let heading: number | null = null;

  function goTo(index: number): void {
    if (index < 0 || index > last) return;
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    current = index;
    heading = index;
    slides.scrollTo({ left: placeOf(parts, index), behavior: still ? 'instant' : 'smooth' });
    show(parts, current);
  }

  function follow(): void {
    const index = nearest(parts);
    if (heading !== null && index !== heading) return;
    heading = null;
    if (index === current) return;
    current = index;
    show(parts, current);
  }

  for (const step of steps) {
    step.addEventListener('click', () => goTo(current + Number(step.dataset.timelineStep)));
  }
  slides.addEventListener('keydown', (event) => {
    const move = keys[event.key];
    if (!move || event.target !== slides || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    goTo(Math.min(last, Math.max(0, move(current, last))));
  });
  slides.addEventListener('scroll', follow, { passive: true });
  // A hand on the list ends the jump, wherever it was going.
  for (const touch of ['pointerdown', 'wheel']) {
    slides.addEventListener(
      touch,
      () => {
        heading = null;
        follow();
      },
      { passive: true },
    );
  }
  show(parts, current);
}

for (const timeline of document.querySelectorAll('[data-timeline]')) {
  const parts = partsOf(timeline);
  if (parts) startTimeline(parts);
}
