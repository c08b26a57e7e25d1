import { useContext } from 'react';
import { readVisitOrigin, visitLink } from '../../attribution/visit';
import { readQueryParam } from '../../url/queryParameters';
import { OpenedSearch } from './openedSearch';

export type Visit = ReturnType<typeof useVisit>;

/** What the URL of this visit says, and links that pass it on. */
export function useVisit() {
  const opened = useContext(OpenedSearch);
  const search = opened ?? '';
  return {
    /** False until the query of the URL is known: prerendered pages do not know it. */
    ready: opened !== null,
    /** A query parameter, or null when absent or unsafe. */
    parameter: (name: string) => readQueryParam(search, name),
    /** The funnel origin of the visit, or null. */
    origin: readVisitOrigin(search),
    /** The URL of one of our pages with the parameters that the visit passes on. */
    link: (path: string, own?: Readonly<Record<string, string>>) => visitLink(path, search, own),
  };
}
