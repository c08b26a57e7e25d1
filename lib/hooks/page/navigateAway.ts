/** How long the browser may take to leave; the button stays busy until then, so that a second click opens nothing. */
const leaving = 10_000;

/** Leaves the page. True once it is shown again, or something was opened in front of it; false if it was not left. */
export function navigateAway(go: () => void): Promise<boolean> {
  return new Promise((resolve) => {
    let left = false;
    go();
    const timer = setTimeout(end, leaving);
    function shown(event: PageTransitionEvent) {
      if (!event.persisted) return;
      left = true;
      end();
    }
    function changed() {
      if (document.visibilityState === 'hidden') left = true;
    }
    function end() {
      clearTimeout(timer);
      window.removeEventListener('pageshow', shown);
      document.removeEventListener('visibilitychange', changed);
      resolve(left);
    }
    window.addEventListener('pageshow', shown);
    document.addEventListener('visibilitychange', changed);
  });
}
