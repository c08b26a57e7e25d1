import { useEffect } from 'react';

/**
 * Calls back when the browser shows this page again as it was left, and once more a little later: what was changed on
 * the pages between may still be on its way.
 */
export function usePageRestore(onComeBack: () => void): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    function shown(event: PageTransitionEvent) {
      if (!event.persisted) return;
      onComeBack();
      clearTimeout(timer);
      timer = setTimeout(onComeBack, 3000);
    }
    window.addEventListener('pageshow', shown);
    return () => {
      window.removeEventListener('pageshow', shown);
      clearTimeout(timer);
    };
  }, [onComeBack]);
}
