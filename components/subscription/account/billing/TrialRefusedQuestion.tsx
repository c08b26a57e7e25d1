import { useState } from 'react';
import { BuyingNotice } from '@/components/subscription/plans/BuyingNotice';
import { buyingProblem } from '@/components/subscription/plans/buyingProblem';
import { Button } from '@/components/ui/forms/Button';
import { ButtonLink } from '@/components/ui/forms/ButtonLink';
import { Notice } from '@/components/ui/Notice';
import { Stack } from '@/components/ui/Stack';
import { welcomeWords } from '@/lib/content/account/welcome';
import type { TrialRefused } from '@/lib/contract/wire';
import { useVisit } from '@/lib/hooks/page/useVisit';
import { useCheckout } from '@/lib/hooks/purchase/useCheckout';
import { usePlansPath } from '@/lib/hooks/purchase/usePlansPath';
import { sumText } from './sumText';

type Props = { refused: TrialRefused };
type Choice = 'pay' | 'otherCard';

/** Asks whether to pay, after a free trial did not start because of its card. Nothing here charges anything. */
export function TrialRefusedQuestion({ refused }: Props) {
  const { origin, link } = useVisit();
  const shop = usePlansPath();
  const checkout = useCheckout();
  const [choice, setChoice] = useState<Choice>('pay');
  const words = welcomeWords.trialRefused;
  const { billingPeriod, productId, price, currency } = refused;
  const amount = sumText(price, currency);

  function open(chosen: Choice) {
    setChoice(chosen);
    const period = billingPeriod === 'Monthly' ? 'monthly' : 'yearly';
    checkout.buy({ productId, period, origin, trial: chosen === 'otherCard' });
  }
  const busy = (of: Choice) => (checkout.state === 'busy' && choice === of ? words.going : null);
  const problem = buyingProblem(checkout, () => open(choice));
  return (
    <Stack>
      <Notice tone="warning" title={words.title[billingPeriod](amount)} silent>
        <p>{words.text}</p>
        <p>{words.next}</p>
      </Notice>
      {problem ? <BuyingNotice problem={problem} manageHref={link('/subscriptions/manage')} /> : null}
      <Button wide busyLabel={busy('pay')} onClick={() => open('pay')}>
        {words.pay(amount)}
      </Button>
      <Button wide variant="secondary" busyLabel={busy('otherCard')} onClick={() => open('otherCard')}>
        {words.otherCard}
      </Button>
      <ButtonLink wide variant="quiet" href={link(shop)}>
        {words.notNow}
      </ButtonLink>
    </Stack>
  );
}
