import type { PersonError } from '../../content/site/errors/personError';
import { useAction } from '../page/useAction';
import { leaveAccount } from './leaveAccount';

/** For links that lead away from the account: call `onClick` with the click; `error` says that the app did not follow. */
export function useLinkAway(): { onClick: () => void; error: PersonError | null } {
  const { run, error } = useAction();
  return { onClick: () => void run(() => leaveAccount(() => {})), error };
}
