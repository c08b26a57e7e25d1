import { openStorage } from '@/lib/storage/browserStorage';
import { readEnvironmentName } from '@/lib/url/environmentName';

/** Keeps the environment that the URL of a document chooses, for the flows that are opened next in this tab. */
export function keepEnvironment(): void {
  readEnvironmentName(
    window.location.search,
    openStorage(() => window.sessionStorage),
  );
}
