import { useEffect } from 'react';
import { useVisit } from '../page/useVisit';
import { useNativeHost } from './useNativeHost';

/**
 * Leads on, inside an app, to a page that newer Apple apps give their token to (native contract §5.4). True while that
 * happens; going back does not lead here again.
 */
export function useTokenRedirect(wanted: boolean, path: string, fragment = ''): boolean {
  const { ready, link } = useVisit();
  const channel = useNativeHost()?.channel;
  // On Windows the messages are those of ordinary tabs, whose addresses are all alike to the app.
  const leaving = wanted && channel != null && channel.transport !== 'windows';
  const target = leaving && ready ? link(path) + fragment : null;
  useEffect(() => {
    if (target) window.location.replace(target);
  }, [target]);
  return leaving;
}
