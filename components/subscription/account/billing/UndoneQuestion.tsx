import { useState } from 'react';
import { BuyingNotice, buyingProblem } from '@/components/subscription/plans/BuyingNotice';
import { Button } from '@/components/ui/forms/Button';
import { ButtonLink } from '@/components/ui/forms/ButtonLink';
import { Notice } from '@/components/ui/Notice';
import { Stack } from '@/components/ui/Stack';
import { welcomeWords } from '@/lib/content/account/welcome';
import type { UndonePurchase } from '@/lib/contract/wire';
import { useVisit } from '@/lib/hooks/page/useVisit';
import { useCheckout } from '@/lib/hooks/purchase/useCheckout';
import { usePlansPath } from '@/lib/hooks/purchase/usePlansPath';
import { sumText } from './sumText';

type Props = { undone: UndonePurchase };
const { trialRefused, addressSubscribed } = welcomeWords;

type Choice = 'pay' | 'another' | 'otherCard';

/** Asks what to do after a purchase that was undone. Nothing here charges anything. */
export function UndoneQuestion({ undone }: Props) {
  const { origin, link } = useVisit();
  const shop = usePlansPath();
  const checkout = useCheckout();
  const [choice, setChoice] = useState<Choice>('pay');
  const { reason, billingPeriod, productId, price, currency } = undone;
  const amount = sumText(price, currency);
  // Whoever bought is signed in to an account without a subscription, and now signs in to another one.
  const signIn =
    shop === '/pro' ? link('/subscriptions/activate', { list: '1' }) : link('/subscriptions/activation-flow');

  function open(chosen: Choice) {
    setChoice(chosen);
    const period = billingPeriod === 'Monthly' ? 'monthly' : 'yearly';
    const another = chosen === 'another';
    checkout.buy({ productId, period, origin, trial: chosen === 'otherCard', another });
  }
  const busy = (of: Choice) => (checkout.state === 'busy' && choice === of ? trialRefused.going : null);
  const problem = buyingProblem(checkout, () => open(choice));
  return (
    <Stack>
      <Reason undone={undone} amount={amount} />
      {problem ? (
        <BuyingNotice problem={problem} links={{ manage: link('/subscriptions/manage'), signIn }} />
      ) : null}
      {reason === 'cardHadTrial' ? (
        <>
          <Button wide busyLabel={busy('pay')} onClick={() => open('pay')}>
            {trialRefused.pay(amount)}
          </Button>
          <Button wide variant="secondary" busyLabel={busy('otherCard')} onClick={() => open('otherCard')}>
            {trialRefused.otherCard}
          </Button>
        </>
      ) : (
        <>
          <ButtonLink wide href={signIn}>
            {addressSubscribed.signIn}
          </ButtonLink>
          <Button wide variant="secondary" busyLabel={busy('another')} onClick={() => open('another')}>
            {addressSubscribed.buy[billingPeriod](amount)}
          </Button>
        </>
      )}
      <ButtonLink wide variant="quiet" href={link(shop)}>
        {trialRefused.notNow}
      </ButtonLink>
    </Stack>
  );
}

/** Why the purchase was undone. */
function Reason({ undone: { reason, billingPeriod }, amount }: Props & { amount: string }) {
  return reason === 'cardHadTrial' ? (
    <Notice tone="warning" title={trialRefused.title[billingPeriod](amount)} silent>
      <p>{trialRefused.text}</p>
      <p>{trialRefused.next}</p>
    </Notice>
  ) : (
    <Notice tone="info" title={addressSubscribed.title} silent>
      <p>{addressSubscribed.text}</p>
      <p>{addressSubscribed.another}</p>
    </Notice>
  );
}
