import { mutate as mutateAny } from 'swr';
import { refund } from '../../subscriptions/refundClient';
import { useAction } from '../page/useAction';
import { useAccountData, withSubscriptions } from './useAccountData';

export type Refund = ReturnType<typeof useRefund>;

/** The money-back guarantee. Asks nothing unless `wanted`; after `ask`, also a failed one, the whole page is read. */
export function useRefund(wanted: boolean) {
  const action = useAction();
  const read = useAccountData('refund', () => call(false), { wanted: () => wanted });
  const { session, data, error, mutate, reload } = read;

  async function ask(): Promise<void> {
    try {
      await mutate(await call(true), { revalidate: false });
    } catch (cause) {
      // A request that could not be carried out yet is saved, and then reads so.
      if ((await mutate().catch(() => undefined))?.state !== 'requested') throw cause;
    }
    const accountId = session.state === 'signedIn' ? session.accountId : null;
    await Promise.all([mutateAny(['subscription', accountId]), mutateAny(['invoices', accountId])]);
  }

  const failed = !data && error !== undefined;
  return { ...action, response: data ?? null, failed, reload, ask: () => void action.run(ask) };
}

function call(ask: boolean) {
  return withSubscriptions((connection) => refund(connection, { ask }));
}
