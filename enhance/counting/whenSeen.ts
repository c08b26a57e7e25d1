/** Runs once somebody sees this page: a browser may prerender a page that nobody ever opens. */
export function whenSeen(work: () => void): void {
  if ('prerendering' in document && document.prerendering) {
    document.addEventListener('prerenderingchange', work, { once: true });
  } else work();
}
