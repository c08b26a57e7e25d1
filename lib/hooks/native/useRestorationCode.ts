import { useState } from 'react';
import { SignedOutError } from '../../auth/createAccountClient';
import { serviceOrigin } from '../../content/environments';
import type { RestorationCode } from '../../contract/restorationCode';
import { CommunicationError } from '../../http/CommunicationError';
import { issueRestorationCode } from '../../subscriptions/issueRestorationCode';
import { useAction } from '../page/useAction';
import { pageEnvironment } from '../session/pageEnvironment';
import type { RestorationAccess } from './useRestorationAccess';

/** Requests the advisor's code, which is kept only in the page. `refused`: the plan does not include it, or ended. */
export function useRestorationCode({ withToken }: RestorationAccess) {
  const { busy, error, run } = useAction();
  const [code, setCode] = useState<RestorationCode | null>(null);
  const [refused, setRefused] = useState(false);

  function ask(): void {
    const origin = serviceOrigin('restoration', pageEnvironment());
    void run(async () => {
      try {
        setCode(await withToken((bearer) => issueRestorationCode({ origin, bearer })));
      } catch (cause) {
        if (cause instanceof SignedOutError) return;
        if (!(cause instanceof CommunicationError) || cause.status !== 403) throw cause;
        setRefused(true);
      }
    });
  }
  return { code, busy, error, refused, ask };
}
