import useSWR, { mutate as mutateAny } from 'swr';
import type { RefundResponse } from '../../contract/refundResponse';
import { refund } from '../../subscriptions/refundClient';
import { type Action, useAction } from '../page/useAction';
import { accountClient } from '../session/accountClient';
import { subscriptionsOrigin } from '../session/subscriptionsOrigin';
import { useSession } from './useSession';

export type Refund = Action & {
  /** Null until it is known, and when it could not be read. */
  response: RefundResponse | null;
  failed: boolean;
  reload(): void;
  /** Asks for the money back; afterward the whole page shows what became of it, also after a failure. */
  ask(): void;
};

/** The money-back guarantee of the account's subscription. Asks nothing unless `wanted`. */
export function useRefund(wanted: boolean): Refund {
  const session = useSession();
  const action = useAction();
  const accountId = wanted && session.state === 'signedIn' ? session.accountId : null;
  const key = accountId === null ? null : (['refund', accountId] as const);
  const { data, error, mutate } = useSWR(key, () => call(false), {
    shouldRetryOnError: false,
    revalidateOnFocus: false,
  });
  const reload = () => mutate().catch(() => undefined);

  async function ask(): Promise<void> {
    try {
      await mutate(await call(true), { revalidate: false });
    } catch (cause) {
      // A request that could not be carried out yet is saved, and then reads so.
      if ((await reload())?.state !== 'requested') throw cause;
    }
    await Promise.all([mutateAny(['subscription', accountId]), mutateAny(['invoices', accountId])]);
  }

  return {
    ...action,
    response: data ?? null,
    failed: !data && error !== undefined,
    reload: () => void reload(),
    ask: () => void action.run(ask),
  };
}

function call(ask: boolean): Promise<RefundResponse> {
  const origin = subscriptionsOrigin();
  return accountClient().withToken((bearer) => refund({ origin, bearer }, { ask }));
}
