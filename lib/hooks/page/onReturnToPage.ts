/** Time in which a press on the page still belongs to the one that opened the store, in milliseconds. */
const samePress = 3_000;
/** Some stores end a purchase without a word; after so many milliseconds nothing is waited for any more. */
const silence = 10_000;

/**
 * Calls back once somebody is seen to be on the page again after the app has covered it: the page is shown or focused
 * anew, is touched or typed on, or the time is up. Returns how to stop.
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
