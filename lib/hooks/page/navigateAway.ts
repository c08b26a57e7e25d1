/** How long the browser may take to leave; the button stays busy until then, so that a second click opens nothing. */
const leaving = 10_000;

/**
 * Leaves the page. Resolves when the page is restored from the back/forward cache, or when the browser did not leave
 * after all.
 */
export function navigateAway(go: () => void): Promise<void> {
  return new Promise((resolve) => {
    go();
    const timer = setTimeout(end, leaving);
    function shown(event: PageTransitionEvent) {
      if (event.persisted) end();
    }
    function end() {
      clearTimeout(timer);
      window.removeEventListener('pageshow', shown);
      resolve();
    }
    window.addEventListener('pageshow', shown);
  });
}
