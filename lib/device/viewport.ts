/** Narrower pages are laid out for one hand (specification §9), in CSS pixels. */
const mobileBreakpoint = 800;
/** A resize is over when nothing moved for so long, in milliseconds. */
const resizeDebounce = 50;

type ResizeWindow = Pick<Window, 'addEventListener' | 'removeEventListener' | 'innerWidth'>;

export function isMobileWidth(width: number): boolean {
  return width < mobileBreakpoint;
}

/** Tells the new width once a resize has come to rest. Returns how to stop. */
export function watchWidth(onWidth: (width: number) => void, view: ResizeWindow = window): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const onResize = () => {
    clearTimeout(timer);
    timer = setTimeout(() => onWidth(view.innerWidth), resizeDebounce);
  };
  view.addEventListener('resize', onResize);
  return () => {
    clearTimeout(timer);
    view.removeEventListener('resize', onResize);
  };
}
