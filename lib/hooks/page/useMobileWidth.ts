import { useEffect, useState } from 'react';
import { isMobileWidth, watchWidth } from '../../device/viewport';

/** Whether the page has its narrow layout. False until it runs in a browser; updated once a resize has ended. */
export function useMobileWidth(): boolean {
  const [isMobile, setMobile] = useState(false);
  useEffect(() => {
    const update = (width: number) => setMobile(isMobileWidth(width));
    update(window.innerWidth);
    return watchWidth(update);
  }, []);
  return isMobile;
}
