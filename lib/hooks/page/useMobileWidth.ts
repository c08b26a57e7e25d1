import { useEffect, useState } from 'react';
import { isMobileWidth, watchWidth } from '../../device/viewport';

/** Whether the page is laid out for one hand. False until it runs in a browser; updated once a resize has ended. */
export function useMobileWidth(): boolean {
  const [isMobile, setMobile] = useState(false);
  useEffect(() => {
    const tell = (width: number) => setMobile(isMobileWidth(width));
    tell(window.innerWidth);
    return watchWidth(tell);
  }, []);
  return isMobile;
}
