/** A click within this time still belongs to the press that opened the store, in milliseconds. */
const samePress = 3_000;
/** Some stores end a purchase without telling the page; after this many milliseconds it stops waiting. */
const silence = 10_000;

/**
 * Calls back once there are signs that the person is back on the page after the app covered it: the page becomes
 * visible or focused, is touched or typed on, or the time is up. Returns a function that stops it.
 */
export function onReturnToPage(onBack: () => void): () => void {
  const began = Date.now();
  const timer = setTimeout(onBack, silence);
  function shown() {
    if (!document.hidden) onBack();
  }
  function touched() {
    if (Date.now() - began > samePress) onBack();
  }
  window.addEventListener('focus', onBack);
  window.addEventListener('pageshow', onBack);
  document.addEventListener('visibilitychange', shown);
  window.addEventListener('pointerdown', touched, true);
  window.addEventListener('keydown', touched, true);
  return () => {
    clearTimeout(timer);
    window.removeEventListener('focus', onBack);
    window.removeEventListener('pageshow', onBack);
    document.removeEventListener('visibilitychange', shown);
    window.removeEventListener('pointerdown', touched, true);
    window.removeEventListener('keydown', touched, true);
  };
}
