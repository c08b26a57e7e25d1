import type { DetailRow } from '@/components/ui/DetailRows';
import { Button } from '@/components/ui/forms/Button';
import { ButtonLink } from '@/components/ui/forms/ButtonLink';
import { Skeleton } from '@/components/ui/Skeleton';
import { moneyBackWords } from '@/lib/content/account/moneyBackWords';
import { dayForReader } from '@/lib/content/days';
import { storeRefundUrls } from '@/lib/content/subscription/moneyBack';
import { isActiveStatus, type Subscription } from '@/lib/contract/subscription';
import type { Refund } from '@/lib/hooks/account/useRefund';
import { isStorePlatform, standingOf } from '@/lib/subscriptions/standing';
import { sumText } from './sumText';

const words = moneyBackWords;
const day = 86_400_000;
/** Longer than a trial, the guarantee and the delay of a first payment together. */
const newFor = 100 * day;

/** Whether the guarantee can still matter: later, or where nothing is ever paid, nothing is asked for and nothing shown. */
export function mayBeRefunded(subscription: Subscription): boolean {
  const isNew = Date.now() - subscription.startedAt < newFor;
  return !isStorePlatform(subscription.platform) && isNew && standingOf(subscription) !== 'trialEnds';
}

/** What the money-back guarantee means for this subscription now; null where there is nothing to say. */
export function moneyBackRow(
  subscription: Subscription,
  refund: Refund,
  { onAsk, onStore }: { onAsk: () => void; onStore: () => void },
): DetailRow | null {
  const { platform } = subscription;
  if (isStorePlatform(platform)) {
    return {
      term: words.term,
      sentence: words.store[platform].text,
      action: (
        <ButtonLink
          size="small"
          variant="secondary"
          iconAfter="external"
          href={storeRefundUrls[platform]}
          onClick={onStore}
        >
          {words.store[platform].action}
        </ButtonLink>
      ),
    };
  }
  if (!mayBeRefunded(subscription)) return null;
  const { response, failed } = refund;
  const active = isActiveStatus(subscription.status);
  if (!response) return active ? waitingRow(failed ? refund.reload : null) : null;
  const { state, until } = response;
  const sum = sumText(response.total ?? 0, response.currency ?? '');
  if (state === 'offered' && until !== null) {
    return {
      term: words.term,
      sentence: words.offered(sum, dayForReader(until)),
      action: (
        <Button size="small" variant="secondary" onClick={onAsk}>
          {words.ask}
        </Button>
      ),
    };
  }
  if (state === 'none' && !active) return null;
  const text = {
    requested: words.requested,
    refunded: words.refunded(sum),
    offered: words.none,
    none: standingOf(subscription) === 'trial' ? words.inTrial : words.none,
  }[state];
  return { term: words.term, sentence: text };
}

function waitingRow(retry: (() => void) | null): DetailRow {
  if (!retry) {
    return {
      term: words.term,
      value: (
        <>
          <span className="spoken">{words.loading}</span>
          <Skeleton width="medium" />
        </>
      ),
    };
  }
  return {
    term: words.term,
    sentence: words.failed,
    action: (
      <Button size="small" variant="secondary" icon="refresh" onClick={retry}>
        {words.retry}
      </Button>
    ),
  };
}
