/** Narrower pages use the mobile layout (specification §9), in CSS pixels. */
const mobileBreakpoint = 800;
/** A resize has ended when the width has not changed for this long, in milliseconds. */
const resizeDebounce = 50;

export function isMobileWidth(width: number): boolean {
  return width < mobileBreakpoint;
}

/** Reports the new width once a resize has ended. Returns a function that stops it. */
export function watchWidth(onWidth: (width: number) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const onResize = () => {
    clearTimeout(timer);
    timer = setTimeout(() => onWidth(window.innerWidth), resizeDebounce);
  };
  window.addEventListener('resize', onResize);
  return () => {
    clearTimeout(timer);
    window.removeEventListener('resize', onResize);
  };
}
