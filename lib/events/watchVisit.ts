/** Leaving within this time without interacting with the page is a bounce (specification §4), in milliseconds. */
const bounceWindow = 10_000;
/** Scrolling less than this does not count as reading on, in pixels. */
const scrollThreshold = 50;

type Visit = {
  now?: () => number;
  onBounce: () => void;
  onScroll: () => void;
};

const touches = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const;

/** Reports a view's bounce and its first real scroll, each at most once. Returns a function that stops watching. */
export function watchVisit({ now = () => performance.now(), onBounce, onScroll }: Visit): () => void {
  const started = now();
  const watching = new AbortController();
  const { signal } = watching;
  let touched = false;
  let scrolled = false;
  let left = false;
  const onTouch = () => {
    touched = true;
  };
  const onScrolled = () => {
    if (scrolled || window.scrollY < scrollThreshold) return;
    scrolled = true;
    touched = true;
    onScroll();
  };
  const onVisibility = () => {
    if (document.visibilityState !== 'hidden' || left) return;
    left = true;
    if (!touched && now() - started <= bounceWindow) onBounce();
  };
  for (const type of touches) window.addEventListener(type, onTouch, { passive: true, signal });
  window.addEventListener('scroll', onScrolled, { passive: true, signal });
  document.addEventListener('visibilitychange', onVisibility, { signal });
  return () => watching.abort();
}
