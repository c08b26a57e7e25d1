import { useEffect, useState } from 'react';
import { type AppPlace, appPlace } from './appPlace';

/**
 * Whether an app shows this page. Null on the server and at the first paint: the space stays reserved until it is
 * known. Decided once per page, before anything subscribes; from then on the account hooks use the account of the app,
 * so whatever uses them is shown only after this has an answer.
 */
export function useNativeApp(): AppPlace | null {
  const [place, setPlace] = useState<AppPlace | null>(null);
  useEffect(() => setPlace(appPlace()), []);
  return place;
}
