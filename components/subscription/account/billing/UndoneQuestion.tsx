import { useState } from 'react';
import { BuyingNotice, buyingProblem } from '@/components/subscription/plans/BuyingNotice';
import { Button } from '@/components/ui/forms/Button';
import { ButtonLink } from '@/components/ui/forms/ButtonLink';
import { Notice } from '@/components/ui/Notice';
import { welcomeWords } from '@/lib/content/account/welcome';
import { isCurrency } from '@/lib/content/subscription/currencies';
import { otherPeriod, planById, priceIn } from '@/lib/content/subscription/plans';
import type { UndonePurchase } from '@/lib/contract/wire';
import { useVisit } from '@/lib/hooks/page/useVisit';
import { useCheckout } from '@/lib/hooks/purchase/useCheckout';
import { usePlansPath } from '@/lib/hooks/purchase/usePlansPath';
import { sumText } from './sumText';

type Props = { undone: UndonePurchase };
/** A plan that can be paid from the first day on. */
type Offer = Pick<UndonePurchase, 'productId' | 'billingPeriod' | 'price'>;
const words = welcomeWords.undone;

/** Asks what to do after a purchase that was undone. Nothing here charges anything. */
export function UndoneQuestion({ undone }: Props) {
  const { origin, link } = useVisit();
  const shop = usePlansPath();
  const checkout = useCheckout();
  const [chosen, setChosen] = useState<{ offer: Offer; trial: boolean }>({ offer: undone, trial: false });
  // Whoever bought is signed in to an account without a subscription, and now signs in to another one.
  const signIn =
    shop === '/pro' ? link('/subscriptions/activate', { list: '1' }) : link('/subscriptions/activation-flow');

  function open(offer: Offer, trial = false) {
    setChosen({ offer, trial });
    const period = offer.billingPeriod === 'Monthly' ? 'monthly' : 'yearly';
    checkout.buy({ productId: offer.productId, period, origin, trial, another: true });
  }
  const busy = (offer: Offer, trial = false) => {
    const isChosen = chosen.offer.productId === offer.productId && chosen.trial === trial;
    return checkout.state === 'busy' && isChosen ? words.going : null;
  };
  const problem = buyingProblem(checkout, () => open(chosen.offer, chosen.trial));
  return (
    <div className="gap-4 stacked">
      <Notice tone="warning" title={words.title} silent>
        <p>{words.text}</p>
        <p>{words.next}</p>
      </Notice>
      {problem ? <BuyingNotice problem={problem} manage={link('/subscriptions/manage')} /> : null}
      {offersOf(undone).map((offer, index) => (
        <Button
          key={offer.productId}
          wide
          variant={index === 0 ? 'primary' : 'secondary'}
          busyLabel={busy(offer)}
          onClick={() => open(offer)}
        >
          {words.pay[offer.billingPeriod](sumText(offer.price, undone.currency))}
        </Button>
      ))}
      {undone.refunded > 0 ? null : (
        <Button wide variant="secondary" busyLabel={busy(undone, true)} onClick={() => open(undone, true)}>
          {words.otherCard}
        </Button>
      )}
      <ButtonLink wide variant="quiet" href={signIn}>
        {words.signIn}
      </ButtonLink>
      <ButtonLink wide variant="quiet" href={link(shop)}>
        {words.notNow}
      </ButtonLink>
    </div>
  );
}

/** The plan that was chosen, and the one with the other period. */
function offersOf({ productId, billingPeriod, price, currency }: UndonePurchase): readonly Offer[] {
  const chosen = { productId, billingPeriod, price };
  const plan = planById(productId);
  const other = plan && otherPeriod(plan);
  if (!other || !isCurrency(currency)) return [chosen];
  const { amount } = priceIn(currency, other.period);
  const period = other.period === 'monthly' ? 'Monthly' : 'Yearly';
  return [chosen, { productId: other.productId, billingPeriod: period, price: amount }];
}
