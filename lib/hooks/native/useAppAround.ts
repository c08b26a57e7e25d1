import { useEffect, useState } from 'react';
import type { NativeChannel } from '../../native/channel/openChannel';
import type { AppPlace } from './appPlace';
import { joinApp, joinedApp } from './joinApp';

type Pages = NativeChannel<'subscriptionPages'>;

/**
 * The app that shows this page, for pages that browsers show too: null there, and until it is known. Where a session was
 * asked for before, it is known at the first paint, so that nothing jumps; no browser loads a script for it.
 */
export function useAppAround(): Pages | null {
  const [channel, setChannel] = useState(() => channelOf(joinedApp()));
  useEffect(() => {
    let mounted = true;
    void joinApp().then((place) => mounted && setChannel(channelOf(place)));
    return () => {
      mounted = false;
    };
  }, []);
  return channel;
}

function channelOf(place: AppPlace | null): Pages | null {
  return place?.inApp ? place.channel : null;
}
