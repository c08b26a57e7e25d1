import { useEffect, useState } from 'react';
import { isMobileWidth, watchWidth } from '../../device/viewport';

/** Whether the page has its narrow layout. Null until it runs in a browser; updated once a resize has ended. */
export function useMobileWidth(): boolean | null {
  const [isMobile, setMobile] = useState<boolean | null>(null);
  useEffect(() => {
    const update = (width: number) => setMobile(isMobileWidth(width));
    update(window.innerWidth);
    return watchWidth(update);
  }, []);
  return isMobile;
}
