import { useContext } from 'react';
import { readVisitOrigin, visitLink } from '../../attribution/visit';
import { readQueryParam } from '../../url/queryParameters';
import { OpenedSearch } from './openedSearch';

export type Visit = {
  /** False until the query of the URL is known: prerendered pages do not know it. */
  ready: boolean;
  /** A query parameter, or null when absent or unsafe. */
  parameter(name: string): string | null;
  /** The funnel origin of the visit, or null. */
  origin: string | null;
  /** The URL of one of our pages with the parameters that the visit passes on. */
  link(path: string, own?: Readonly<Record<string, string>>): string;
};

/** What the URL of this visit says, and links that pass it on. */
export function useVisit(): Visit {
  const opened = useContext(OpenedSearch);
  const search = opened ?? '';
  return {
    ready: opened !== null,
    parameter: (name) => readQueryParam(search, name),
    origin: readVisitOrigin(search),
    link: (path, own) => visitLink(path, search, own),
  };
}
