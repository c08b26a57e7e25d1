/** Fetches the script of a carousel that stands far below the first view, once it is a window's height away. */
const carousel = document.querySelector<HTMLElement>('[data-carousel-script]');

function watch(element: HTMLElement): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      import(element.dataset.carouselScript ?? '').catch(() => {});
    },
    { rootMargin: '100%' },
  );
  observer.observe(element);
}

if (carousel) watch(carousel);
