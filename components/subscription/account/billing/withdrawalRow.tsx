import type { DetailRow } from '@/components/ui/DetailRows';
import { ButtonLink } from '@/components/ui/forms/ButtonLink';
import { planById } from '@/lib/content/subscription/plans';
import { withdrawalWords } from '@/lib/content/subscription/withdrawalWords';
import type { Subscription } from '@/lib/contract/subscription';
import { LightLine } from './LightLine';
import { mayBeRefunded } from './moneyBackRow';

/** Whether the law may let its reader withdraw: everywhere we sell but in the United States, for as long as the purchase is recent. */
export function mayBeWithdrawn(subscription: Subscription): boolean {
  return mayBeRefunded(subscription) && planById(subscription.productId)?.region !== 'us';
}

/** Where to withdraw from the contract. */
export function withdrawalRow(): DetailRow {
  return {
    term: withdrawalWords.term,
    value: <LightLine>{withdrawalWords.text}</LightLine>,
    action: (
      <ButtonLink size="small" variant="secondary" href="/help/withdraw">
        {withdrawalWords.link}
      </ButtonLink>
    ),
  };
}
