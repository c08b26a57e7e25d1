import { useEffect, useState } from 'react';
import { useVisit } from '../page/useVisit';

/**
 * Leads on, inside an app, to a page that newer Apple apps give their token to (native contract §5.4). True while that
 * happens; going back does not lead here again.
 */
export function useTokenRedirect(wanted: boolean, path: string, fragment = ''): boolean {
  const { ready, link } = useVisit();
  const [inApp, setInApp] = useState(false);
  const leaving = wanted && inApp;
  const target = leaving && ready ? link(path) + fragment : null;
  useEffect(() => setInApp(document.documentElement.hasAttribute('data-app')), []);
  useEffect(() => {
    if (target) window.location.replace(target);
  }, [target]);
  return leaving;
}
