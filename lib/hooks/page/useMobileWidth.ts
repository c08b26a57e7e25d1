import { useEffect, useState } from 'react';
import { isMobileWidth, watchWidth } from '../../device/viewport';

/** Whether the page is laid out for one hand. False until it runs in a browser; told anew once a resize has come to rest. */
export function useMobileWidth(): boolean {
  const [isMobile, setMobile] = useState(false);
  useEffect(() => {
    const tell = (width: number) => setMobile(isMobileWidth(width));
    tell(window.innerWidth);
    return watchWidth(tell);
  }, []);
  return isMobile;
}
