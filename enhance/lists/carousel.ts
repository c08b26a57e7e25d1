type Parts = NonNullable<ReturnType<typeof partsOf>>;

function partsOf(carousel: HTMLElement) {
  const slides = carousel.querySelector<HTMLElement>('[data-carousel-slides]');
  if (!slides) return null;
  return {
    carousel,
    slides,
    items: [...slides.querySelectorAll<HTMLElement>(':scope > li')],
    steps: [...carousel.querySelectorAll<HTMLElement>('[data-carousel-step]')],
    position: carousel.querySelector<HTMLElement>('[data-carousel-position]'),
    dots: [...carousel.querySelectorAll('[data-carousel-strip] > li')],
  };
}

function prefersStillness(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** The list's scroll position at which a slide is at its snapping edge, in CSS pixels. */
function offsetOf({ items }: Parts, index: number): number {
  return (items[index]?.offsetLeft ?? 0) - (items[0]?.offsetLeft ?? 0);
}

function nearest(parts: Parts): number {
  const { scrollLeft } = parts.slides;
  const distances = parts.items.map((_, index) => Math.abs(offsetOf(parts, index) - scrollLeft));
  return distances.indexOf(Math.min(...distances));
}

function show({ items, steps, position, dots }: Parts, current: number): void {
  for (const step of steps) {
    const target = current + Number(step.dataset.carouselStep);
    step.setAttribute('aria-disabled', String(target < 0 || target >= items.length));
  }
  // The text comes with the page, as "0 of 31"; the slide's number replaces the zero. A cover is not counted.
  const cover = position?.dataset.carouselCover;
  const number = cover === undefined ? current + 1 : current;
  const words = number === 0 ? cover : position?.dataset.carouselPosition?.replace('0', String(number));
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
 * Buttons, keys and the live position of a carousel. Scrolling is left to the browser: a swipe or a wheel moves the
 * list, and the position follows. A jump by button is smooth unless the visitor prefers reduced motion. Returns a
 * function that goes to the next slide, and from the last to the first.
 */
function startCarousel(parts: Parts): () => void {
  const { slides, items, steps } = parts;
  const last = items.length - 1;
  let current = 0;
  /** The slide that a jump is moving to; slides passed on the way are not announced. */
  let heading: number | null = null;

  function goTo(index: number): void {
    if (index < 0 || index > last) return;
    current = index;
    heading = index;
    slides.scrollTo({ left: offsetOf(parts, index), behavior: prefersStillness() ? 'instant' : 'smooth' });
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
    step.addEventListener('click', () => goTo(current + Number(step.dataset.carouselStep)));
  }
  slides.addEventListener('keydown', (event) => {
    const move = keys[event.key];
    if (!move || event.target !== slides || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    goTo(Math.min(last, Math.max(0, move(current, last))));
  });
  slides.addEventListener('scroll', follow, { passive: true });
  // Touching the list ends the jump, wherever it was going.
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
  // The scroll position is not read before the first frame: that would force a layout just for the answer.
  requestAnimationFrame(follow);
  return () => goTo(current === last ? 0 : current + 1);
}

/**
 * Lets a carousel with `data-carousel-every` advance by itself, at that interval in milliseconds. It pauses while a
 * pointer or the focus is on it, while the page is hidden, and for visitors who prefer reduced motion; its button stops
 * it, and so does any other press in it. While it moves, its position is not read aloud.
 */
function keepMoving({ carousel, position, slides }: Parts, moveOn: () => void): void {
  const every = Number(carousel.dataset.carouselEvery);
  const button = carousel.querySelector<HTMLElement>('[data-carousel-pause]');
  if (!every || !button || prefersStillness()) return;
  const words = button.querySelector('span');
  const labels = [words?.textContent ?? '', button.dataset.carouselPause ?? ''];
  let moving = true;
  let touched = false;
  let seen = false;

  function setMoving(move: boolean): void {
    moving = move;
    button?.toggleAttribute('data-stopped', !moving);
    if (words) words.textContent = labels[moving ? 0 : 1] ?? '';
    position?.setAttribute('aria-live', moving ? 'off' : 'polite');
  }

  button.hidden = false;
  setMoving(true);
  button.addEventListener('click', () => setMoving(!moving));
  carousel.addEventListener('click', ({ target }) => {
    if (target instanceof Node && !button.contains(target)) setMoving(false);
  });
  slides.addEventListener('keydown', () => setMoving(false));
  for (const [start, end] of [
    ['pointerenter', 'pointerleave'],
    ['focusin', 'focusout'],
  ] as const) {
    carousel.addEventListener(start, () => {
      touched = true;
    });
    carousel.addEventListener(end, () => {
      touched = false;
    });
  }
  new IntersectionObserver((entries) => {
    seen = entries.some((entry) => entry.isIntersecting);
  }).observe(carousel);
  setInterval(() => {
    if (moving && seen && !touched && document.visibilityState === 'visible') moveOn();
  }, every);
}

for (const carousel of document.querySelectorAll<HTMLElement>('[data-carousel]')) {
  const parts = partsOf(carousel);
  if (parts) keepMoving(parts, startCarousel(parts));
}
