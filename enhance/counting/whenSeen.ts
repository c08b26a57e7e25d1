/** Runs once somebody sees this page: a browser may prepare a page in advance, which perhaps nobody opens. */
export function whenSeen(work: () => void): void {
  if ('prerendering' in document && document.prerendering) {
    document.addEventListener('prerenderingchange', work, { once: true });
  } else work();
}
