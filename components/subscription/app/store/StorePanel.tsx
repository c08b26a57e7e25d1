import type { Storefront } from '@/components/subscription/app/useStorefront';
import { Button } from '@/components/ui/forms/Button';
import { ButtonLink } from '@/components/ui/forms/ButtonLink';
import { Notice } from '@/components/ui/Notice';
import { storeWords } from '@/lib/content/app/store';
import { useNativeHost } from '@/lib/hooks/native/useNativeHost';
import { insteadOfLink } from '@/lib/hooks/page/insteadOfLink';
import { useVisit } from '@/lib/hooks/page/useVisit';
import type { AppPurchase } from '@/lib/hooks/purchase/useAppPurchase';
import { priceClicked } from '@/lib/native/actions';
import type { SubscriberApp } from '@/lib/subscriber/subscriberApp';
import { BuyOffer } from './BuyOffer';

type Props = {
  front: Storefront;
  /** The app whose ordinary tab shows this page: it opens the screens that it has. */
  tab: SubscriberApp | null;
  lead: string | null;
  returning: boolean;
  purchase: AppPurchase;
  /** Called when a press is about to replace the notice that its button is in. */
  keepFocus: () => void;
};

/** What can be bought here, or why nothing can. */
export function StorePanel(props: Props) {
  return (
    <div className="panel in-column gap-4" data-needs-script>
      <Shown {...props} />
      <style jsx>{`
        .panel {
          align-content: start;
        }
      `}</style>
    </div>
  );
}

function Shown({ front, tab, lead, returning, purchase, keepFocus }: Props) {
  const { link } = useVisit();
  switch (front.kind) {
    case 'web':
      return <BoughtOnWeb tab={tab} lead={lead} />;
    case 'notSold':
      return (
        <Notice title={storeWords.notSold.title}>
          <p>{storeWords.notSold.text}</p>
        </Notice>
      );
    case 'slow':
    case 'unread':
    case 'refused':
    case 'error':
      return <NothingToBuy front={front} keepFocus={keepFocus} />;
    default:
      return (
        <BuyOffer
          offer={front.kind === 'offer' ? front.offer : null}
          plansHref={link('/subscriptions/plans')}
          returning={returning}
          purchase={purchase}
        />
      );
  }
}

/** In a browser's ordinary tab, the plans are on the website. */
function BoughtOnWeb({ tab, lead }: Pick<Props, 'tab' | 'lead'>) {
  const { link, origin } = useVisit();
  return (
    <>
      <h2 className="small-title">{storeWords.web.title}</h2>
      <p>{storeWords.web.text}</p>
      <ButtonLink
        wide
        href={link('/pro', lead ? { featurePage: lead } : {})}
        onClick={insteadOfLink(tab?.openPurchase, origin)}
      >
        {storeWords.web.plans}
      </ButtonLink>
      <ButtonLink
        wide
        variant="secondary"
        href={link('/subscriptions/activate')}
        onClick={insteadOfLink(tab?.openActivation)}
      >
        {storeWords.web.have}
      </ButtonLink>
    </>
  );
}

type Unavailable = Extract<Storefront, { kind: 'slow' | 'unread' | 'refused' | 'error' }>;

/** Why there is no offer, and how to ask for it again. */
function NothingToBuy({ front, keepFocus }: { front: Unavailable; keepFocus: () => void }) {
  const channel = useNativeHost()?.channel;
  const words = storeWords[front.kind];
  function askAgain(retry: () => void) {
    if (channel) priceClicked(channel, null);
    keepFocus();
    retry();
  }
  return (
    <Notice
      tone={front.kind === 'slow' ? 'info' : 'danger'}
      title={words.title}
      actions={
        <>
          <Button size="small" variant="secondary" icon="refresh" onClick={() => askAgain(front.retry)}>
            {words.retry}
          </Button>
          {front.kind === 'refused' ? (
            <Button size="small" variant="secondary" onClick={() => askAgain(front.goOn)}>
              {storeWords.refused.goOn}
            </Button>
          ) : null}
        </>
      }
    >
      <p>{words.text}</p>
    </Notice>
  );
}
