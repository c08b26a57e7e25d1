import { useRouter } from 'next/router';
import { isOrigin } from '../../attribution/origin';
import { safeValue } from '../../storage/browserStorage';

export type Visit = {
  /** False until the query of the address is known: prerendered pages do not know it. */
  ready: boolean;
  /** A query parameter, or null when absent or unsafe. */
  parameter(name: string): string | null;
  /** The funnel origin of the visit, or null. */
  origin: string | null;
  /** A page of ours with what is carried along: origin, environment and experiments. */
  link(path: string, extra?: Readonly<Record<string, string>>): string;
};

const carried = /^(origin|environment|usePaidDuckAi|experiment_\w{1,60}|exp_\w{1,60})$/;

/** What the address of this visit says, and links that carry it on. */
export function useVisit(): Visit {
  const { query, isReady } = useRouter();
  const parameter = (name: string) => {
    const value = query[name];
    return safeValue(Array.isArray(value) ? value[0] : value);
  };
  const origin = parameter('origin');
  return {
    ready: isReady,
    parameter,
    origin: isOrigin(origin) ? origin : null,
    link(path, extra = {}) {
      const names = Object.keys(query).filter((name) => carried.test(name));
      const kept = names.flatMap((name) => {
        const value = parameter(name);
        return value === null || (name === 'origin' && !isOrigin(value)) ? [] : [[name, value]];
      });
      const search = new URLSearchParams([...kept, ...Object.entries(extra)]).toString();
      return search ? `${path}?${search}` : path;
    },
  };
}
