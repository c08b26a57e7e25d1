import { useEffect } from 'react';

/** Calls back when the browser restores this page, and once more later: changes made meanwhile may be on their way. */
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
