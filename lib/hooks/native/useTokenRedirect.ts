import { useEffect } from 'react';
import { useVisit } from '../page/useVisit';
import { useNativeHost } from './useNativeHost';

/** Redirects to a page to which newer Apple apps give their token (native contract §5.4); true while it does. */
export function useTokenRedirect(wanted: boolean, path: string, fragment = ''): boolean {
  const { ready, link } = useVisit();
  const channel = useNativeHost()?.channel;
  // On Windows the messages are those of ordinary tabs, where the app treats all URLs alike.
  const leaving = wanted && channel != null && channel.transport !== 'windows';
  const target = leaving && ready ? link(path) + fragment : null;
  useEffect(() => {
    if (target) window.location.replace(target);
  }, [target]);
  return leaving;
}
