import { Notice } from '@/components/ui/Notice';
import { storeWords } from '@/lib/content/app/store';
import type { AppPurchase } from '@/lib/hooks/purchase/useAppPurchase';

/** What came of the last press of a button that buys. */
export function PurchaseOutcome({ canceled, error }: Pick<AppPurchase, 'canceled' | 'error'>) {
  return (
    <>
      {canceled ? <Notice title={storeWords.canceled.title}>{storeWords.canceled.text}</Notice> : null}
      {error ? (
        <Notice tone="danger" title={error.sentence}>
          {storeWords.failed.text}
        </Notice>
      ) : null}
    </>
  );
}
